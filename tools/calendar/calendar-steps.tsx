import { quarterlyGroups } from "./starts.ts";
import { SelectField } from "#ui/field/field.tsx";
import { Aside, Check, Pick, Several } from "../kit/steps/fields.tsx";
import { Step, Steps } from "../kit/steps/step.tsx";
import { ALARMS, type Choices, LEADS } from "./choices.ts";
import { OwnDates } from "./own-dates.tsx";
import type { CalendarStep, CalendarStepWords } from "./copy-type.ts";

interface CalendarStepsProps {
  words: CalendarStepWords;
  order: readonly CalendarStep[] | undefined;
  choices: Choices;
  change: (part: Partial<Choices>) => void;
}

type StepProps = Omit<CalendarStepsProps, "order">;

const USUAL: readonly CalendarStep[] = [
  "gst",
  "tax",
  "staff",
  "food",
  "books",
  "posts",
  "own",
  "alarms",
];

/** What applies to the business, part by part. */
export function CalendarSteps({ order = USUAL, ...rest }: CalendarStepsProps) {
  const { words } = rest;
  return (
    <Steps label={words.label}>
      {order.map((step) => {
        const Fields = FIELDS[step];
        return (
          <Step key={step} title={words.titles[step]} answer={answerOf(step, rest)}>
            <Fields {...rest} />
          </Step>
        );
      })}
    </Steps>
  );
}

function answerOf(step: CalendarStep, { words, choices }: StepProps): string {
  const { gst, tax, staff, food, books, posts, own, alarms } = words;
  const some = (...answers: (string | false)[]) =>
    answers.filter(Boolean).join(", ") || words.nothing;
  switch (step) {
    case "gst":
      return some(gst.answers[choices.gst], choices.gst === "qrmp" && choices.state);
    case "tax":
      return some(
        choices.tax && tax.answers.tax,
        choices.tds && tax.answers.tds,
        choices.registrar && tax.answers.registrar,
      );
    case "staff":
      return choices.staff
        ? some(staff.answers.on, choices.pf && staff.answers.pf, choices.esi && staff.answers.esi)
        : words.nothing;
    case "food":
      return food.answers[choices.food];
    case "books":
      return some(choices.books && books.answer);
    case "posts":
      return some(
        choices.posting && posts.answers.posts,
        choices.festivals && posts.answers.festivals,
      );
    case "own":
      return own.answer(choices.own.length);
    default:
      return alarms.answer(choices.alarms);
  }
}

function Gst({ words: { gst }, choices, change }: StepProps) {
  const isRegular = choices.gst === "monthly" || choices.gst === "qrmp";
  return (
    <>
      <Pick {...gst} value={choices.gst} onChange={(value) => change({ gst: value })} />
      {choices.gst === "qrmp" && (
        <SelectField
          label={gst.state}
          hint={gst.stateHint}
          value={choices.state}
          onChange={({ currentTarget }) => change({ state: currentTarget.value })}
        >
          <option value="">{gst.noState}</option>
          {(["22", "24"] as const).map((group) => (
            <optgroup key={group} label={gst.groups[group]}>
              {quarterlyGroups[group].map((state) => (
                <option key={state}>{state}</option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      )}
      {isRegular && (
        <Check
          label={gst.above2Crore}
          checked={choices.above2Crore}
          onChange={(above2Crore) => change({ above2Crore })}
        />
      )}
    </>
  );
}

function Tax({ words: { tax }, choices, change }: StepProps) {
  const hasRegistrar = ["llp", "company", "opc"].includes(choices.business);
  return (
    <>
      <Pick
        {...tax.business}
        value={choices.business}
        onChange={(business) =>
          change({ business, registrar: ["llp", "company", "opc"].includes(business) })
        }
      />
      <div>
        <Check label={tax.on} checked={choices.tax} onChange={(on) => change({ tax: on })} />
        <Check label={tax.audit} checked={choices.audit} onChange={(audit) => change({ audit })} />
        <Check
          label={tax.tds}
          hint={tax.tdsHint}
          checked={choices.tds}
          onChange={(tds) => change({ tds })}
        />
        {hasRegistrar && (
          <Check
            label={tax.registrar}
            checked={choices.registrar}
            onChange={(registrar) => change({ registrar })}
          />
        )}
      </div>
      {choices.tax && (
        <Pick
          {...tax.advance}
          value={choices.advance}
          onChange={(advance) => change({ advance })}
        />
      )}
    </>
  );
}

function Staff({ words: { staff }, choices, change }: StepProps) {
  return (
    <>
      <Check label={staff.on} checked={choices.staff} onChange={(on) => change({ staff: on })} />
      {choices.staff && (
        <>
          <Pick {...staff.heads} value={choices.heads} onChange={(heads) => change({ heads })} />
          <div>
            <Check label={staff.esi} checked={choices.esi} onChange={(esi) => change({ esi })} />
            <Check label={staff.pf} checked={choices.pf} onChange={(pf) => change({ pf })} />
          </div>
        </>
      )}
      <Aside>{staff.professionalTax}</Aside>
    </>
  );
}

function Food({ words: { food }, choices, change }: StepProps) {
  return (
    <>
      <Pick {...food} value={choices.food} onChange={(value) => change({ food: value })} />
      <Aside>{food.fee}</Aside>
    </>
  );
}

function Books({ words: { books }, choices, change }: StepProps) {
  return (
    <Check
      label={books.on}
      hint={books.hint}
      checked={choices.books}
      onChange={(on) => change({ books: on })}
    />
  );
}

function Posts({ words: { posts }, choices, change }: StepProps) {
  const { regions } = choices;
  return (
    <>
      <div>
        <Check
          label={posts.on}
          hint={posts.onHint}
          checked={choices.posting}
          onChange={(posting) => change({ posting })}
        />
        <Check
          label={posts.festivals}
          checked={choices.festivals}
          onChange={(festivals) => change({ festivals })}
        />
      </div>
      {choices.festivals && (
        <>
          <Several legend={posts.regions.legend}>
            {posts.regions.options.map(({ value, label }) => (
              <Check
                key={value}
                label={label}
                checked={regions.includes(value)}
                onChange={(on) =>
                  change({
                    regions: on ? [...regions, value] : regions.filter((one) => one !== value),
                  })
                }
              />
            ))}
          </Several>
          <SelectField
            label={posts.lead}
            value={choices.lead}
            onChange={({ currentTarget }) => change({ lead: Number(currentTarget.value) })}
          >
            {LEADS.map((days) => (
              <option key={days} value={days}>
                {posts.days(days)}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </>
  );
}

function Alarms({ words: { alarms }, choices, change }: StepProps) {
  return (
    <>
      <Several legend={alarms.legend}>
        {ALARMS.map((days) => (
          <Check
            key={days}
            label={alarms.days(days)}
            checked={choices.alarms.includes(days)}
            onChange={(on) =>
              change({
                alarms: ALARMS.filter((one) => (one === days ? on : choices.alarms.includes(one))),
              })
            }
          />
        ))}
      </Several>
      <Aside>{alarms.hint}</Aside>
    </>
  );
}

function Own({ words, choices, change }: StepProps) {
  return <OwnDates words={words.own} own={choices.own} onChange={(own) => change({ own })} />;
}

const FIELDS: Record<CalendarStep, (props: StepProps) => React.ReactNode> = {
  gst: Gst,
  tax: Tax,
  staff: Staff,
  food: Food,
  books: Books,
  posts: Posts,
  own: Own,
  alarms: Alarms,
};

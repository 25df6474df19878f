import { quarterlyGroups } from "./defaults.ts";
import { SelectField } from "@angadi/ui/field/field";
import { Checkbox, CheckboxList, Hint, RadioGroup } from "../kit/steps/fields.tsx";
import { FormStep } from "../kit/steps/step.tsx";
import styles from "./calendar.module.css";
import { REMINDER_DAYS, type CalendarChoices, type FlagId, LEAD_DAYS } from "./choices.ts";
import { OwnDates } from "./own-dates.tsx";
import type { CalendarStep, CalendarStepCopy } from "./copy.ts";

interface CalendarStepsProps {
  copy: CalendarStepCopy;
  order: readonly CalendarStep[] | undefined;
  choices: CalendarChoices;
  onChange: (changes: Partial<CalendarChoices>) => void;
}

type StepProps = Omit<CalendarStepsProps, "order">;

const DEFAULT_ORDER: readonly CalendarStep[] = [
  "gst",
  "tax",
  "staff",
  "food",
  "books",
  "posts",
  "own",
  "alarms",
];

export function CalendarSteps({ order = DEFAULT_ORDER, ...rest }: CalendarStepsProps) {
  const { copy } = rest;
  const half = Math.ceil(order.length / 2);
  return (
    <div role="group" aria-label={copy.label} className={styles.steps}>
      {/* Two separate columns, so that opening a step in one does not move the other. */}
      {[order.slice(0, half), order.slice(half)].map((steps) => (
        <div key={steps[0]}>
          {steps.map((step) => {
            const Fields = STEP_FIELDS[step];
            return (
              <FormStep key={step} title={copy.titles[step]} summary={summarizeStep(step, rest)}>
                <Fields {...rest} />
              </FormStep>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function summarizeStep(step: CalendarStep, { copy, choices }: StepProps): string {
  const { gst, tax, staff, food, books, posts, own, alarms } = copy;
  const joinAnswers = (...answers: (string | false)[]) =>
    answers.filter(Boolean).join(", ") || copy.nothing;
  switch (step) {
    case "gst":
      return joinAnswers(gst.answers[choices.gst], choices.gst === "qrmp" && choices.state);
    case "tax":
      return joinAnswers(
        choices.tax && tax.answers.tax,
        choices.tds && tax.answers.tds,
        choices.registrar && tax.answers.registrar,
      );
    case "staff":
      return choices.staff
        ? joinAnswers(
            staff.answers.on,
            choices.pf && staff.answers.pf,
            choices.esi && staff.answers.esi,
          )
        : copy.nothing;
    case "food":
      return food.answers[choices.food];
    case "books":
      return joinAnswers(choices.books && books.answer);
    case "posts":
      return joinAnswers(
        choices.posting && posts.answers.posts,
        choices.festivals && posts.answers.festivals,
      );
    case "own":
      return own.answer(choices.own.length);
    default:
      return alarms.answer(choices.alarms);
  }
}

/** Props of a checkbox for a yes-or-no question. */
const bindFlag = ({ choices, onChange }: StepProps, id: FlagId) => ({
  checked: choices[id],
  onChange: (checked: boolean) => onChange({ [id]: checked }),
});

function GstFields(props: StepProps) {
  const { copy, choices, onChange } = props;
  const { gst } = copy;
  const isRegular = choices.gst === "monthly" || choices.gst === "qrmp";
  return (
    <>
      <RadioGroup {...gst} value={choices.gst} onChange={(value) => onChange({ gst: value })} />
      {choices.gst === "qrmp" && (
        <SelectField
          label={gst.state}
          hint={gst.stateHint}
          value={choices.state}
          onChange={({ currentTarget }) => onChange({ state: currentTarget.value })}
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
      {isRegular && <Checkbox label={gst.above2Crore} {...bindFlag(props, "above2Crore")} />}
    </>
  );
}

function TaxFields(props: StepProps) {
  const { copy, choices, onChange } = props;
  const { tax } = copy;
  const hasRegistrar = ["llp", "company", "opc"].includes(choices.business);
  return (
    <>
      <RadioGroup
        {...tax.business}
        value={choices.business}
        onChange={(business) =>
          onChange({ business, registrar: ["llp", "company", "opc"].includes(business) })
        }
      />
      <div>
        <Checkbox label={tax.on} {...bindFlag(props, "tax")} />
        <Checkbox label={tax.audit} {...bindFlag(props, "audit")} />
        <Checkbox label={tax.tds} hint={tax.tdsHint} {...bindFlag(props, "tds")} />
        {hasRegistrar && <Checkbox label={tax.registrar} {...bindFlag(props, "registrar")} />}
      </div>
      {choices.tax && (
        <RadioGroup
          {...tax.advance}
          value={choices.advance}
          onChange={(advance) => onChange({ advance })}
        />
      )}
    </>
  );
}

function StaffFields(props: StepProps) {
  const { copy, choices, onChange } = props;
  const { staff } = copy;
  return (
    <>
      <Checkbox label={staff.on} {...bindFlag(props, "staff")} />
      {choices.staff && (
        <>
          <RadioGroup
            {...staff.heads}
            value={choices.heads}
            onChange={(heads) => onChange({ heads })}
          />
          <div>
            <Checkbox label={staff.esi} {...bindFlag(props, "esi")} />
            <Checkbox label={staff.pf} {...bindFlag(props, "pf")} />
          </div>
        </>
      )}
      <Hint>{staff.professionalTax}</Hint>
    </>
  );
}

function FoodFields({ copy: { food }, choices, onChange }: StepProps) {
  return (
    <>
      <RadioGroup {...food} value={choices.food} onChange={(value) => onChange({ food: value })} />
      <Hint>{food.fee}</Hint>
    </>
  );
}

function BooksFields(props: StepProps) {
  const { books } = props.copy;
  return <Checkbox label={books.on} hint={books.hint} {...bindFlag(props, "books")} />;
}

function PostsFields(props: StepProps) {
  const { copy, choices, onChange } = props;
  const { posts } = copy;
  return (
    <>
      <div>
        <Checkbox label={posts.on} hint={posts.onHint} {...bindFlag(props, "posting")} />
        <Checkbox label={posts.festivals} {...bindFlag(props, "festivals")} />
      </div>
      {choices.festivals && (
        <>
          <CheckboxList
            {...posts.regions}
            values={choices.regions}
            onChange={(regions) => onChange({ regions })}
          />
          <SelectField
            label={posts.lead}
            value={choices.lead}
            onChange={({ currentTarget }) => onChange({ lead: Number(currentTarget.value) })}
          >
            {LEAD_DAYS.map((days) => (
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

function ReminderFields({ copy: { alarms }, choices, onChange }: StepProps) {
  return (
    <>
      <CheckboxList
        legend={alarms.legend}
        options={REMINDER_DAYS.map((days) => ({ value: days, label: alarms.days(days) }))}
        values={choices.alarms}
        onChange={(alarms) => onChange({ alarms })}
      />
      <Hint>{alarms.hint}</Hint>
    </>
  );
}

function OwnDateFields({ copy, choices, onChange }: StepProps) {
  return <OwnDates copy={copy.own} own={choices.own} onChange={(own) => onChange({ own })} />;
}

const STEP_FIELDS: Record<CalendarStep, (props: StepProps) => React.ReactNode> = {
  gst: GstFields,
  tax: TaxFields,
  staff: StaffFields,
  food: FoodFields,
  books: BooksFields,
  posts: PostsFields,
  own: OwnDateFields,
  alarms: ReminderFields,
};

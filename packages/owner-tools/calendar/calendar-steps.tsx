import { quarterlyGroups } from "./defaults.ts";
import { SelectField } from "@angadi/ui/field/field";
import { Checkbox, CheckboxList, Hint, RadioGroup } from "../kit/steps/fields.tsx";
import { ToolStep } from "../kit/steps/step.tsx";
import styles from "./calendar.module.css";
import { REMINDER_DAYS, type CalendarChoices, type FlagId, POSTING_DAYS_AHEAD } from "./choices.ts";
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
  "reminders",
];

export function CalendarSteps({ order = DEFAULT_ORDER, ...stepProps }: CalendarStepsProps) {
  const { copy } = stepProps;
  const columnLength = Math.ceil(order.length / 2);
  return (
    <div role="group" aria-label={copy.label} className={styles.steps}>
      {/* Two separate columns, so that opening a step in one does not move the other. */}
      {[order.slice(0, columnLength), order.slice(columnLength)].map((steps) => (
        <div key={steps[0]}>
          {steps.map((step) => {
            const Fields = STEP_FIELDS[step];
            return (
              <ToolStep
                key={step}
                title={copy.titles[step]}
                summary={summarizeStep(step, stepProps)}
              >
                <Fields {...stepProps} />
              </ToolStep>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function summarizeStep(step: CalendarStep, { copy, choices }: StepProps): string {
  const { gst, tax, staff, food, books, posts, own, reminders } = copy;
  const joinSummaries = (...summaries: (string | false)[]) =>
    summaries.filter(Boolean).join(", ") || copy.nothing;
  switch (step) {
    case "gst":
      return joinSummaries(gst.summaries[choices.gst], choices.gst === "qrmp" && choices.state);
    case "tax":
      return joinSummaries(
        choices.tax && tax.summaries.tax,
        choices.tds && tax.summaries.tds,
        choices.registrar && tax.summaries.registrar,
      );
    case "staff":
      return choices.staff
        ? joinSummaries(
            staff.summaries.staff,
            choices.pf && staff.summaries.pf,
            choices.esi && staff.summaries.esi,
          )
        : copy.nothing;
    case "food":
      return food.summaries[choices.food];
    case "books":
      return joinSummaries(choices.books && books.summary);
    case "posts":
      return joinSummaries(
        choices.posting && posts.summaries.posting,
        choices.festivals && posts.summaries.festivals,
      );
    case "own":
      return own.formatSummary(choices.own.length);
    default:
      return reminders.formatSummary(choices.alarms);
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
  const mustFileWithRegistrar = ["llp", "company", "opc"].includes(choices.business);
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
        <Checkbox label={tax.label} {...bindFlag(props, "tax")} />
        <Checkbox label={tax.audit} {...bindFlag(props, "audit")} />
        <Checkbox label={tax.tds} hint={tax.tdsHint} {...bindFlag(props, "tds")} />
        {mustFileWithRegistrar && (
          <Checkbox label={tax.registrar} {...bindFlag(props, "registrar")} />
        )}
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
      <Checkbox label={staff.label} {...bindFlag(props, "staff")} />
      {choices.staff && (
        <>
          <RadioGroup
            {...staff.headcount}
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
  return <Checkbox label={books.label} hint={books.hint} {...bindFlag(props, "books")} />;
}

function PostsFields(props: StepProps) {
  const { copy, choices, onChange } = props;
  const { posts } = copy;
  return (
    <>
      <div>
        <Checkbox label={posts.label} hint={posts.hint} {...bindFlag(props, "posting")} />
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
            label={posts.daysAhead}
            value={choices.lead}
            onChange={({ currentTarget }) => onChange({ lead: Number(currentTarget.value) })}
          >
            {POSTING_DAYS_AHEAD.map((days) => (
              <option key={days} value={days}>
                {posts.formatDays(days)}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </>
  );
}

function ReminderFields({ copy: { reminders }, choices, onChange }: StepProps) {
  return (
    <>
      <CheckboxList
        legend={reminders.legend}
        options={REMINDER_DAYS.map((days) => ({ value: days, label: reminders.formatDays(days) }))}
        values={choices.alarms}
        onChange={(alarms) => onChange({ alarms })}
      />
      <Hint>{reminders.hint}</Hint>
    </>
  );
}

function OwnDateFields({ copy, choices, onChange }: StepProps) {
  return <OwnDates copy={copy.own} ownDates={choices.own} onChange={(own) => onChange({ own })} />;
}

const STEP_FIELDS: Record<CalendarStep, (props: StepProps) => React.ReactNode> = {
  gst: GstFields,
  tax: TaxFields,
  staff: StaffFields,
  food: FoodFields,
  books: BooksFields,
  posts: PostsFields,
  own: OwnDateFields,
  reminders: ReminderFields,
};

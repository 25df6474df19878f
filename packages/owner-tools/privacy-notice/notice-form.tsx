import { TextField } from "@angadi/ui/field/field";
import type { SavedState } from "../kit/frame/saved-state.ts";
import { Checkbox, CheckboxList } from "../kit/steps/fields.tsx";
import { ToolSteps } from "../kit/steps/columns.tsx";
import { ToolStep } from "../kit/steps/step.tsx";
import {
  CHANNEL_IDS,
  DATA_IDS,
  type DataId,
  MAX_NOTICE_TEXT_LENGTH,
  type NoticeFields,
  RECEIVER_IDS,
  type ReceiverId,
  type TextId,
  parseAnswerDays,
} from "./notice.ts";
import styles from "./privacy-notice.module.css";
import type { NoticeFormCopy, NoticeStep } from "./copy.ts";
import type { NoticeTextCopy } from "./notice-copy.ts";

interface NoticeFormProps {
  copy: NoticeFormCopy;
  textCopy: NoticeTextCopy;
  savedState: SavedState<NoticeFields>;
}

interface StepFieldsProps {
  copy: NoticeFormCopy;
  textCopy: NoticeTextCopy;
  notice: NoticeFields;
  onChange: (changes: Partial<NoticeFields>) => void;
}

const STEPS: readonly NoticeStep[] = [
  "business",
  "data",
  "receivers",
  "offers",
  "contact",
  "languages",
];

export function NoticeForm({ copy, textCopy, savedState }: NoticeFormProps) {
  const notice = savedState.value;
  const onChange = (changes: Partial<NoticeFields>) => savedState.change({ ...notice, ...changes });
  return (
    <ToolSteps label={copy.label}>
      {STEPS.map((step) => {
        const Fields = STEP_FIELDS[step];
        return (
          <ToolStep
            key={step}
            title={copy.titles[step]}
            summary={summarizeStep(step, notice, copy, textCopy) || copy.nothingFilledIn}
          >
            <Fields copy={copy} textCopy={textCopy} notice={notice} onChange={onChange} />
          </ToolStep>
        );
      })}
    </ToolSteps>
  );
}

function summarizeStep(
  step: NoticeStep,
  { texts, data, receivers, channels, languages }: NoticeFields,
  copy: NoticeFormCopy,
  textCopy: NoticeTextCopy,
): string {
  switch (step) {
    case "business":
      return texts.name.trim();
    case "data":
      return Object.keys(data).length === 0 ? "" : copy.formatCount(Object.keys(data).length);
    case "receivers":
      return textCopy.joinWithAnd(
        RECEIVER_IDS.filter((id) => id in receivers).map((id) => copy.receivers[id]),
      );
    case "offers":
      return textCopy.joinWithAnd(channels.map((id) => textCopy.channels[id]));
    case "contact":
      return texts.person.trim();
    default:
      return textCopy.joinWithAnd(languages);
  }
}

function TextFields({ ids, copy, notice, onChange }: StepFieldsProps & { ids: readonly TextId[] }) {
  const { texts } = notice;
  return ids.map((id) => (
    <TextField
      key={id}
      {...copy.texts[id]}
      value={texts[id]}
      maxLength={MAX_NOTICE_TEXT_LENGTH}
      autoComplete="off"
      error={
        id === "days" && texts.days.trim() !== "" && parseAnswerDays(notice) === undefined
          ? copy.daysError
          : undefined
      }
      onChange={({ currentTarget }) => onChange({ texts: { ...texts, [id]: currentTarget.value } })}
    />
  ));
}

const BusinessFields = (props: StepFieldsProps) => (
  <TextFields {...props} ids={["name", "address", "date"]} />
);

function DataFields({ copy, textCopy, notice, onChange }: StepFieldsProps) {
  const { data } = notice;
  const changeUse = (id: DataId, newUse: NoticeFields["data"][DataId]) => {
    const { [id]: _, ...others } = data;
    onChange({ data: newUse ? { ...others, [id]: newUse } : others });
  };
  return DATA_IDS.map((id) => {
    const use = data[id];
    return (
      <div key={id} className={styles.option}>
        <Checkbox
          label={textCopy.data[id]}
          hint={copy.dataHints[id]}
          checked={use !== undefined}
          onChange={(isChecked) => changeUse(id, isChecked ? copy.defaults[id] : undefined)}
        />
        {use && (
          <>
            <TextField
              label={copy.purpose}
              aria-label={`${textCopy.data[id]}: ${copy.purpose}`}
              value={use.purpose}
              maxLength={MAX_NOTICE_TEXT_LENGTH}
              onChange={({ currentTarget }) =>
                changeUse(id, { ...use, purpose: currentTarget.value })
              }
            />
            <TextField
              label={copy.until}
              aria-label={`${textCopy.data[id]}: ${copy.until}`}
              value={use.until}
              maxLength={MAX_NOTICE_TEXT_LENGTH}
              onChange={({ currentTarget }) =>
                changeUse(id, { ...use, until: currentTarget.value })
              }
            />
          </>
        )}
      </div>
    );
  });
}

function ReceiverFields({ copy, notice, onChange }: StepFieldsProps) {
  const { receivers } = notice;
  const changeProvider = (id: ReceiverId, provider: string | undefined) => {
    const { [id]: _, ...others } = receivers;
    onChange({ receivers: provider === undefined ? others : { ...others, [id]: provider } });
  };
  return (
    <>
      {RECEIVER_IDS.map((id) => (
        <ReceiverField
          key={id}
          label={copy.receivers[id]}
          providerLabel={id === "whatsapp" ? undefined : copy.provider}
          provider={receivers[id]}
          onChange={(provider) => changeProvider(id, provider)}
        />
      ))}
      <Checkbox
        label={copy.neverSold}
        checked={notice.neverSold}
        onChange={(neverSold) => onChange({ neverSold })}
      />
    </>
  );
}

interface ReceiverFieldProps {
  label: string;
  /** Undefined if the label is already the provider's name. */
  providerLabel: string | undefined;
  provider: string | undefined;
  onChange: (provider: string | undefined) => void;
}

function ReceiverField({ label, providerLabel, provider, onChange }: ReceiverFieldProps) {
  return (
    <div className={styles.option}>
      <Checkbox
        label={label}
        checked={provider !== undefined}
        onChange={(isChecked) => onChange(isChecked ? "" : undefined)}
      />
      {provider !== undefined && providerLabel !== undefined && (
        <TextField
          label={providerLabel}
          aria-label={`${label}: ${providerLabel}`}
          value={provider}
          maxLength={MAX_NOTICE_TEXT_LENGTH}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </div>
  );
}

function OfferFields(props: StepFieldsProps) {
  const { copy, textCopy, notice, onChange } = props;
  const { channels } = notice;
  return (
    <>
      <CheckboxList
        legend={copy.channels}
        options={CHANNEL_IDS.map((id) => ({ value: id, label: textCopy.channels[id] }))}
        values={channels}
        onChange={(channels) => onChange({ channels })}
      />
      {channels.length > 0 && <TextFields {...props} ids={["offersAMonth"]} />}
    </>
  );
}

const ContactFields = (props: StepFieldsProps) => (
  <TextFields {...props} ids={["person", "phone", "email", "link", "days", "grievance"]} />
);

function LanguageFields({ copy, notice, onChange }: StepFieldsProps) {
  return (
    <CheckboxList
      legend={copy.languages}
      className={styles.languages}
      options={copy.languageNames.map((name) => ({ value: name, label: name }))}
      values={notice.languages}
      onChange={(languages) => onChange({ languages })}
    />
  );
}

const STEP_FIELDS: Record<NoticeStep, (props: StepFieldsProps) => React.ReactNode> = {
  business: BusinessFields,
  data: DataFields,
  receivers: ReceiverFields,
  offers: OfferFields,
  contact: ContactFields,
  languages: LanguageFields,
};

import { TextField } from "@angadi/ui/field/field";
import type { SavedState } from "../kit/frame/saved-state.ts";
import { Checkbox, CheckboxGroup } from "../kit/steps/fields.tsx";
import { Steps } from "../kit/steps/columns.tsx";
import { Step } from "../kit/steps/step.tsx";
import {
  CHANNELS,
  DATA,
  type DataId,
  MAX_LINE_LENGTH,
  type Notice,
  RECEIVERS,
  type ReceiverId,
  type TextId,
  parseDays,
} from "./notice.ts";
import styles from "./privacy-notice.module.css";
import type { NoticeFormCopy, NoticeStep } from "./copy.ts";
import type { NoticeTextCopy } from "./notice-copy.ts";

interface NoticeFormProps {
  copy: NoticeFormCopy;
  notice: NoticeTextCopy;
  savedState: SavedState<Notice>;
}

interface PartProps {
  copy: NoticeFormCopy;
  names: NoticeTextCopy;
  notice: Notice;
  onChange: (part: Partial<Notice>) => void;
}

const STEPS: readonly NoticeStep[] = [
  "business",
  "data",
  "receivers",
  "offers",
  "contact",
  "languages",
];

/** The form for the notice, part by part. */
export function NoticeForm({ copy, notice: names, savedState }: NoticeFormProps) {
  const notice = savedState.value;
  const onChange = (part: Partial<Notice>) => savedState.change({ ...notice, ...part });
  return (
    <Steps label={copy.label}>
      {STEPS.map((step) => {
        const Part = PARTS[step];
        return (
          <Step
            key={step}
            title={copy.titles[step]}
            summary={answerText(step, notice, copy, names) || copy.nothing}
          >
            <Part copy={copy} names={names} notice={notice} onChange={onChange} />
          </Step>
        );
      })}
    </Steps>
  );
}

function answerText(
  step: NoticeStep,
  { texts, data, receivers, channels, languages }: Notice,
  copy: NoticeFormCopy,
  names: NoticeTextCopy,
): string {
  const count = (some: object) => {
    const { length } = Object.keys(some);
    return length === 0 ? "" : copy.count(length);
  };
  switch (step) {
    case "business":
      return texts.name.trim();
    case "data":
      return count(data);
    case "receivers":
      return names.and(RECEIVERS.filter((id) => id in receivers).map((id) => copy.receivers[id]));
    case "offers":
      return names.and(channels.map((id) => names.channels[id]));
    case "contact":
      return texts.person.trim();
    default:
      return names.and(languages);
  }
}

function Texts({ ids, copy, notice, onChange }: PartProps & { ids: readonly TextId[] }) {
  const { texts } = notice;
  return ids.map((id) => (
    <TextField
      key={id}
      {...copy.texts[id]}
      value={texts[id]}
      maxLength={MAX_LINE_LENGTH}
      autoComplete="off"
      error={
        id === "days" && texts.days.trim() !== "" && parseDays(notice) === undefined
          ? copy.daysError
          : undefined
      }
      onChange={({ currentTarget }) => onChange({ texts: { ...texts, [id]: currentTarget.value } })}
    />
  ));
}

const Business = (props: PartProps) => <Texts {...props} ids={["name", "address", "date"]} />;

function Data({ copy, names, notice, onChange }: PartProps) {
  const { data } = notice;
  const set = (id: DataId, use: Notice["data"][DataId]) => {
    const { [id]: _, ...others } = data;
    onChange({ data: use ? { ...others, [id]: use } : others });
  };
  return DATA.map((id) => {
    const use = data[id];
    return (
      <div key={id} className={styles.kept}>
        <Checkbox
          label={names.data[id]}
          hint={copy.dataHints[id]}
          checked={use !== undefined}
          onChange={(isChecked) => set(id, isChecked ? copy.usual[id] : undefined)}
        />
        {use && (
          <>
            <TextField
              label={copy.purpose}
              aria-label={`${names.data[id]}: ${copy.purpose}`}
              value={use.purpose}
              maxLength={MAX_LINE_LENGTH}
              onChange={({ currentTarget }) => set(id, { ...use, purpose: currentTarget.value })}
            />
            <TextField
              label={copy.until}
              aria-label={`${names.data[id]}: ${copy.until}`}
              value={use.until}
              maxLength={MAX_LINE_LENGTH}
              onChange={({ currentTarget }) => set(id, { ...use, until: currentTarget.value })}
            />
          </>
        )}
      </div>
    );
  });
}

function Receivers({ copy, notice, onChange }: PartProps) {
  const { receivers } = notice;
  const set = (id: ReceiverId, provider: string | undefined) => {
    const { [id]: _, ...others } = receivers;
    onChange({ receivers: provider === undefined ? others : { ...others, [id]: provider } });
  };
  return (
    <>
      {RECEIVERS.map((id) => (
        <Receiver
          key={id}
          label={copy.receivers[id]}
          providerLabel={id === "whatsapp" ? undefined : copy.provider}
          provider={receivers[id]}
          onChange={(provider) => set(id, provider)}
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

interface ReceiverProps {
  label: string;
  /** Undefined if the label is already the provider's name. */
  providerLabel: string | undefined;
  provider: string | undefined;
  onChange: (provider: string | undefined) => void;
}

function Receiver({ label, providerLabel, provider, onChange }: ReceiverProps) {
  return (
    <div className={styles.kept}>
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
          maxLength={MAX_LINE_LENGTH}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </div>
  );
}

function Offers(props: PartProps) {
  const { copy, names, notice, onChange } = props;
  const { channels } = notice;
  return (
    <>
      <CheckboxGroup legend={copy.channels}>
        {CHANNELS.map((id) => (
          <Checkbox
            key={id}
            label={names.channels[id]}
            checked={channels.includes(id)}
            onChange={(isChecked) =>
              onChange({
                channels: CHANNELS.filter((option) =>
                  option === id ? isChecked : channels.includes(option),
                ),
              })
            }
          />
        ))}
      </CheckboxGroup>
      {channels.length > 0 && <Texts {...props} ids={["offersAMonth"]} />}
    </>
  );
}

const Contact = (props: PartProps) => (
  <Texts {...props} ids={["person", "phone", "email", "link", "days", "grievance"]} />
);

function Languages({ copy, notice, onChange }: PartProps) {
  const { languages } = notice;
  return (
    <CheckboxGroup legend={copy.languages}>
      <div className={styles.languages}>
        {copy.languageNames.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={languages.includes(name)}
            onChange={(isChecked) =>
              onChange({
                languages: copy.languageNames.filter((option) =>
                  option === name ? isChecked : languages.includes(option),
                ),
              })
            }
          />
        ))}
      </div>
    </CheckboxGroup>
  );
}

const PARTS: Record<NoticeStep, (props: PartProps) => React.ReactNode> = {
  business: Business,
  data: Data,
  receivers: Receivers,
  offers: Offers,
  contact: Contact,
  languages: Languages,
};

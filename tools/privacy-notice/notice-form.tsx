import { TextField } from "#ui/field/field.tsx";
import type { Kept as KeptValue } from "../kit/frame/persisted-state.ts";
import { Check, Several } from "../kit/steps/fields.tsx";
import { Step, Steps } from "../kit/steps/step.tsx";
import {
  CHANNELS,
  DATA,
  type DataId,
  LONGEST,
  type Notice,
  RECEIVERS,
  type ReceiverId,
  type TextId,
  daysOf,
} from "./notice.ts";
import styles from "./privacy-notice.module.css";
import type { NoticeFormWords, NoticeStep, NoticeTextWords } from "./copy-type.ts";

interface NoticeFormProps {
  words: NoticeFormWords;
  notice: NoticeTextWords;
  kept: KeptValue<Notice>;
}

interface PartProps {
  words: NoticeFormWords;
  names: NoticeTextWords;
  notice: Notice;
  change: (part: Partial<Notice>) => void;
}

const STEPS: readonly NoticeStep[] = [
  "business",
  "data",
  "receivers",
  "offers",
  "contact",
  "languages",
];

/** What the notice is written from, part by part. */
export function NoticeForm({ words, notice: names, kept }: NoticeFormProps) {
  const notice = kept.value;
  const change = (part: Partial<Notice>) => kept.change({ ...notice, ...part });
  return (
    <Steps label={words.label}>
      {STEPS.map((step) => {
        const Part = PARTS[step];
        return (
          <Step
            key={step}
            title={words.titles[step]}
            answer={answerOf(step, notice, words, names) || words.nothing}
          >
            <Part words={words} names={names} notice={notice} change={change} />
          </Step>
        );
      })}
    </Steps>
  );
}

function answerOf(
  step: NoticeStep,
  { texts, data, receivers, channels, languages }: Notice,
  words: NoticeFormWords,
  names: NoticeTextWords,
): string {
  const count = (some: object) => {
    const { length } = Object.keys(some);
    return length === 0 ? "" : words.count(length);
  };
  switch (step) {
    case "business":
      return texts.name.trim();
    case "data":
      return count(data);
    case "receivers":
      return names.and(RECEIVERS.filter((id) => id in receivers).map((id) => words.receivers[id]));
    case "offers":
      return names.and(channels.map((id) => names.channels[id]));
    case "contact":
      return texts.person.trim();
    default:
      return names.and(languages);
  }
}

function Texts({ ids, words, notice, change }: PartProps & { ids: readonly TextId[] }) {
  const { texts } = notice;
  return ids.map((id) => (
    <TextField
      key={id}
      {...words.texts[id]}
      value={texts[id]}
      maxLength={LONGEST}
      autoComplete="off"
      error={
        id === "days" && texts.days.trim() !== "" && daysOf(notice) === undefined
          ? words.daysError
          : undefined
      }
      onChange={({ currentTarget }) => change({ texts: { ...texts, [id]: currentTarget.value } })}
    />
  ));
}

const Business = (props: PartProps) => <Texts {...props} ids={["name", "address", "date"]} />;

function Data({ words, names, notice, change }: PartProps) {
  const { data } = notice;
  const set = (id: DataId, kept: Notice["data"][DataId]) => {
    const { [id]: _, ...others } = data;
    change({ data: kept ? { ...others, [id]: kept } : others });
  };
  return DATA.map((id) => {
    const kept = data[id];
    return (
      <div key={id} className={styles.kept}>
        <Check
          label={names.data[id]}
          hint={words.dataHints[id]}
          checked={kept !== undefined}
          onChange={(on) => set(id, on ? words.usual[id] : undefined)}
        />
        {kept && (
          <>
            <TextField
              label={words.purpose}
              aria-label={`${names.data[id]}: ${words.purpose}`}
              value={kept.purpose}
              maxLength={LONGEST}
              onChange={({ currentTarget }) => set(id, { ...kept, purpose: currentTarget.value })}
            />
            <TextField
              label={words.until}
              aria-label={`${names.data[id]}: ${words.until}`}
              value={kept.until}
              maxLength={LONGEST}
              onChange={({ currentTarget }) => set(id, { ...kept, until: currentTarget.value })}
            />
          </>
        )}
      </div>
    );
  });
}

function Receivers({ words, notice, change }: PartProps) {
  const { receivers } = notice;
  const set = (id: ReceiverId, provider: string | undefined) => {
    const { [id]: _, ...others } = receivers;
    change({ receivers: provider === undefined ? others : { ...others, [id]: provider } });
  };
  return (
    <>
      {RECEIVERS.map((id) => (
        <Receiver
          key={id}
          label={words.receivers[id]}
          providerLabel={id === "whatsapp" ? undefined : words.provider}
          provider={receivers[id]}
          onChange={(provider) => set(id, provider)}
        />
      ))}
      <Check
        label={words.neverSold}
        checked={notice.neverSold}
        onChange={(neverSold) => change({ neverSold })}
      />
    </>
  );
}

interface ReceiverProps {
  label: string;
  /** Absent where the label is the provider's name already. */
  providerLabel: string | undefined;
  provider: string | undefined;
  onChange: (provider: string | undefined) => void;
}

function Receiver({ label, providerLabel, provider, onChange }: ReceiverProps) {
  return (
    <div className={styles.kept}>
      <Check
        label={label}
        checked={provider !== undefined}
        onChange={(on) => onChange(on ? "" : undefined)}
      />
      {provider !== undefined && providerLabel !== undefined && (
        <TextField
          label={providerLabel}
          aria-label={`${label}: ${providerLabel}`}
          value={provider}
          maxLength={LONGEST}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </div>
  );
}

function Offers(props: PartProps) {
  const { words, names, notice, change } = props;
  const { channels } = notice;
  return (
    <>
      <Several legend={words.channels}>
        {CHANNELS.map((id) => (
          <Check
            key={id}
            label={names.channels[id]}
            checked={channels.includes(id)}
            onChange={(on) =>
              change({
                channels: CHANNELS.filter((one) => (one === id ? on : channels.includes(one))),
              })
            }
          />
        ))}
      </Several>
      {channels.length > 0 && <Texts {...props} ids={["offersAMonth"]} />}
    </>
  );
}

const Contact = (props: PartProps) => (
  <Texts {...props} ids={["person", "phone", "email", "link", "days", "grievance"]} />
);

function Languages({ words, notice, change }: PartProps) {
  const { languages } = notice;
  return (
    <Several legend={words.languages}>
      <div className={styles.languages}>
        {words.languageNames.map((name) => (
          <Check
            key={name}
            label={name}
            checked={languages.includes(name)}
            onChange={(on) =>
              change({
                languages: words.languageNames.filter((one) =>
                  one === name ? on : languages.includes(one),
                ),
              })
            }
          />
        ))}
      </div>
    </Several>
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

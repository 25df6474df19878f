import type { websiteConversation } from "@angadi/content/pages/ai-website-builder-sections";
import styles from "./sample-conversation.module.css";

/** The conversation with the owner. The numbered parts of her message appear on the page. */
export function SampleConversation({ copy }: { copy: typeof websiteConversation }) {
  return (
    <div className={styles.conversation}>
      <p className={styles.angadi}>
        <span className={styles.speaker}>{copy.angadi}</span>
        {copy.firstQuestion}
      </p>
      <p className={styles.owner}>
        <span className={styles.speaker}>{copy.owner}</span>
        {copy.messageParts.map(({ text, badgeNumber }) =>
          badgeNumber ? <NumberedPart key={text} text={text} badgeNumber={badgeNumber} /> : text,
        )}
      </p>
      <p className={styles.angadi}>
        <span className={styles.speaker}>{copy.angadi}</span>
        {copy.reply}
      </p>
      <p className={styles.seal}>
        <span>{copy.seal.text}</span> <strong>{copy.seal.figure}</strong>{" "}
        <span>{copy.seal.unit}</span>
      </p>
    </div>
  );
}

/** A part of the message; its last word and its number stay on one line. */
function NumberedPart({ text, badgeNumber }: { text: string; badgeNumber: number }) {
  const lastWordStart = text.lastIndexOf(" ") + 1;
  return (
    <mark className={styles.highlight}>
      {text.slice(0, lastWordStart)}
      <span>
        {text.slice(lastWordStart)} <NumberBadge number={badgeNumber} />
      </span>
    </mark>
  );
}

/** The number that a part of the message shares with its result on the page. */
export function NumberBadge({ number }: { number: number }) {
  return <b className={styles.badge}>{number}</b>;
}

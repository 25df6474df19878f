import type { websiteConversation } from "@angadi/content/pages/ai-website-builder-sections";
import styles from "./conversation.module.css";

/** The conversation with the owner. Messages that became part of the page have its number. */
export function Conversation({ copy }: { copy: typeof websiteConversation }) {
  return (
    <div className={styles.conversation}>
      <p className={styles.angadi}>
        <span className={styles.speaker}>{copy.angadi}</span>
        {copy.firstQuestion}
      </p>
      <p className={styles.owner}>
        <span className={styles.speaker}>{copy.owner}</span>
        {copy.messageParts.map(({ text, badgeNumber }) =>
          badgeNumber ? <Message key={text} text={text} badgeNumber={badgeNumber} /> : text,
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

/** The last word and its number stay on one line. */
function Message({ text, badgeNumber }: { text: string; badgeNumber: number }) {
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

/** The number that links a message to its result. */
export function NumberBadge({ number }: { number: number }) {
  return <b className={styles.badge}>{number}</b>;
}

import type { websiteConversation } from "@angadi/content/pages/ai-website-builder-sections";
import styles from "./conversation.module.css";

/** The conversation with the owner. Messages that became part of the page have its number. */
export function Conversation({ copy }: { copy: typeof websiteConversation }) {
  return (
    <div className={styles.talk}>
      <p className={styles.angadi}>
        <span className={styles.who}>{copy.angadi}</span>
        {copy.ask}
      </p>
      <p className={styles.owner}>
        <span className={styles.who}>{copy.owner}</span>
        {copy.messageParts.map(({ text, place }) =>
          place ? <Message key={text} text={text} place={place} /> : text,
        )}
      </p>
      <p className={styles.angadi}>
        <span className={styles.who}>{copy.angadi}</span>
        {copy.answer}
      </p>
      <p className={styles.seal}>
        <span>{copy.seal.text}</span> <strong>{copy.seal.figure}</strong>{" "}
        <span>{copy.seal.unit}</span>
      </p>
    </div>
  );
}

/** The last word and its number stay on one line. */
function Message({ text, place }: { text: string; place: number }) {
  const lastWord = text.lastIndexOf(" ") + 1;
  return (
    <mark className={styles.mark}>
      {text.slice(0, lastWord)}
      <span>
        {text.slice(lastWord)} <NumberBadge number={place} />
      </span>
    </mark>
  );
}

/** The number that links a message to its result. */
export function NumberBadge({ number }: { number: number }) {
  return <b className={styles.place}>{number}</b>;
}

import styles from "./name-board.module.css";
import { type Lettering, fitText, chooseLettering } from "./lettering.ts";

interface NameBoardProps {
  text: string;
  /** The name's own lettering if none was chosen. */
  lettering?: Lettering | undefined;
  /** What the name is in its page: a heading, or a line of text. */
  as?: "p" | "h4" | "span";
}

/** A name as it would hang over a shop. It takes the width and height it is given. */
export function NameBoard({
  text,
  lettering = chooseLettering(text),
  as: Tag = "p",
}: NameBoardProps) {
  // The sign goes with what follows it.
  const set = text.replaceAll(" & ", " &\u00a0");
  const { fit, lines } = fitText(set);
  return (
    <Tag className={`${styles.board} ${styles[lettering]}`} data-fit={fit} data-lines={lines}>
      <span className={styles.lettering}>{set}</span>
    </Tag>
  );
}

import styles from "./name-board.module.css";
import { type Lettering, fitText, chooseLettering } from "./lettering.ts";

interface NameBoardProps {
  text: string;
  /** Defaults to the lettering derived from the name. */
  lettering?: Lettering | undefined;
  /** The name's element: a heading or a line of text. */
  as?: "p" | "h4" | "span";
}

/** A name on a shop's signboard. It fills the width and height of its container. */
export function NameBoard({
  text,
  lettering = chooseLettering(text),
  as: Tag = "p",
}: NameBoardProps) {
  // Keep the ampersand on the same line as the next word.
  const displayText = text.replaceAll(" & ", " &\u00a0");
  const { lineWidth, lines } = fitText(displayText);
  return (
    <Tag
      className={`${styles.board} ${styles[lettering]}`}
      data-fit={lineWidth}
      data-lines={lines}
      translate="no"
    >
      <span className={styles.boardText}>{displayText}</span>
    </Tag>
  );
}

import styles from "./dialogue.module.css";

/** What one of the two says, in its quotation marks; whatever mark begins in it ends in it. */
const SAID = /^“.+”$/s;
const BREAK = /<br ?\/?>/;

/** The lines of a paragraph in which people speak in turn and nothing else is said, or nothing. HTML. */
export function spokenLines(html: string): string[] | null {
  const lines = html.split(BREAK).map((line) => line.trim());
  const isDialogue = lines.every((line) => SAID.test(line) && isWhole(line));
  return isDialogue && lines.length > 1 ? lines : null;
}

const isWhole = (line: string) => line.split("<").length - 1 === 2 * (line.split("</").length - 1);

/** A conversation of two: the one who begins on the left, the answers on the right. */
export function Dialogue({ lines }: { lines: readonly string[] }) {
  return (
    <div className={styles.dialogue}>
      {lines.map((line, index) => (
        <p key={index} dangerouslySetInnerHTML={{ __html: line }} />
      ))}
    </div>
  );
}

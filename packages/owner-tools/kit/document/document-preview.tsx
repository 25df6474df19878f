import type { ReactNode } from "react";
import { cleanFileText } from "../clean-text.ts";
import { type DocumentBlock, PLACEHOLDER, type TableBlock } from "./block.ts";
import styles from "./document-preview.module.css";

interface DocumentPreviewProps {
  label: string;
  blocks: readonly DocumentBlock[];
  children?: ReactNode;
}

/** A live preview of a document as it will be printed. */
export function DocumentPreview({ label, blocks, children }: DocumentPreviewProps) {
  return (
    <section aria-label={label} className={styles.preview}>
      {blocks.map((block, index) => (
        <PreviewBlock key={index} block={block} />
      ))}
      {children}
    </section>
  );
}

function PreviewBlock({ block }: { block: DocumentBlock }) {
  switch (block.kind) {
    case "title":
      return (
        <header>
          <h3>{block.text}</h3>
          <p className={styles.subtitle}>{block.subtitle}</p>
        </header>
      );
    case "contents":
      return null;
    case "heading":
      return block.level === 1 ? <h4>{block.text}</h4> : <h5>{block.text}</h5>;
    case "placeholder":
      return (
        <p className={styles.placeholder}>
          {PLACEHOLDER} {block.hint}
        </p>
      );
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case "checkbox":
      return <p className={styles.checkbox}>☐ {block.text}</p>;
    case "table":
      return <PreviewTable table={block} />;
    default:
      return <p className={styles.text}>{cleanFileText(block.text)}</p>;
  }
}

function PreviewTable({ table: { columns, rows, columnType } }: { table: TableBlock }) {
  return (
    // Focusable, so that a wide table can be scrolled with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.tableScroller} tabIndex={0} role="group" aria-label={columns.join(", ")}>
      <table className={columnType === "numbers" ? styles.numbers : ""}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, isTotal }, index) => (
            <tr key={index} className={isTotal ? styles.total : ""}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

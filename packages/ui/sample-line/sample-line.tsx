import styles from "./sample-line.module.css";
import { findSamples } from "./find-samples.ts";

interface SampleLineProps {
  text: string;
  /** The content. The note is shown while any of it is marked `sample: true`. */
  content: unknown;
  align?: "centre" | "start";
}

/** A note that the content next to it is an example. */
export function SampleLine({ text, content, align = "start" }: SampleLineProps) {
  if (findSamples(content).length === 0) return null;
  return (
    <p className={`${styles.line} ${align === "centre" ? styles.centre : ""}`}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M2.5 9.2V3.4a.9.9 0 0 1 .9-.9h5.8l8.3 8.3-6.7 6.7zM6.6 6.6h.01" />
      </svg>
      {text}
    </p>
  );
}

import { Link } from "react-router";
import { hasSamples } from "./has-samples.ts";
import { sampleLabel } from "@angadi/content/samples";
import styles from "./sample-label.module.css";

interface SampleLabelProps {
  /** The label is shown if any of it is marked `isSample: true`. */
  content: unknown;
  align?: "centre" | "start";
}

/** Labels the content next to it as a sample, with a link to what that means. */
export function SampleLabel({ content, align = "start" }: SampleLabelProps) {
  if (!hasSamples(content)) return null;
  return (
    <p className={`${styles.label} ${align === "centre" ? styles.centre : ""}`}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M2.5 9.2V3.4a.9.9 0 0 1 .9-.9h5.8l8.3 8.3-6.7 6.7zM6.6 6.6h.01" />
      </svg>
      <Link to={sampleLabel.href} title={sampleLabel.title}>
        {sampleLabel.text}
      </Link>
    </p>
  );
}

import type { SVGProps } from "react";
import styles from "./art.module.css";
import { parsePaths } from "./picture-paths.ts";

interface PictureProps extends SVGProps<SVGSVGElement> {
  art: string;
}

/** A picture of pictures.ts, drawn in the colours of art.module.css. */
export function Picture({ art, ...svg }: PictureProps) {
  return (
    <svg {...svg} className={styles.art}>
      {parsePaths(art).map(({ tone, width, d }, index) => {
        const colour = `var(--${tone})`;
        const paint = width ? { stroke: colour, strokeWidth: width } : { fill: colour };
        return <path key={index} d={d} {...paint} />;
      })}
    </svg>
  );
}

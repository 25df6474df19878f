import type { SVGProps } from "react";
import styles from "./art.module.css";
import { parsePaths } from "./picture-paths.ts";

interface PictureProps extends SVGProps<SVGSVGElement> {
  /** The encoded picture. */
  art: string;
}

/** A picture of pictures.ts, drawn in the colours of art.module.css. */
export function ArtPicture({ art, ...svg }: PictureProps) {
  return (
    <svg {...svg} className={styles.art}>
      {parsePaths(art).map(({ colour, width, d }, index) => {
        const paint = `var(--${colour})`;
        const pathProps = width ? { stroke: paint, strokeWidth: width } : { fill: paint };
        return <path key={index} d={d} {...pathProps} />;
      })}
    </svg>
  );
}

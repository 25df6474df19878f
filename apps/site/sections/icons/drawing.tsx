import iconStyles from "./icons.module.css";

/** The parts of a drawing from back to front: the class of each, and its path. */
export type Drawing = readonly (readonly [part: string, path: string])[];

interface DrawingPathsProps {
  drawing: Drawing;
  /** The classes of the parts. */
  styles: CSSModuleClasses;
}

/** The paths of a drawing, for an `svg`. */
export const DrawingPaths = ({ drawing, styles }: DrawingPathsProps) =>
  drawing.map(([part, path]) => <path key={path} className={styles[part]} d={path} />);

/**
 * An icon for a light background, all in one style: 24 px, ink lines 2 px wide, a white body, and one
 * part in full colour. Decorative.
 */
export const IconDrawing = ({ drawing }: { drawing: Drawing }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={iconStyles.icon}>
    <DrawingPaths drawing={drawing} styles={iconStyles} />
  </svg>
);

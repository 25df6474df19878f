import { type Drawing, DrawingPaths } from "../../../sections/icons/drawing.tsx";
import styles from "./festival-picture.module.css";

/** Small pictures, as wall calendars print on festival days. */
const drawings = {
  sun: [
    ["yellow", "M6 24a10 10 0 0 1 20 0z"],
    ["yellowLine", "M16 10V4M7 14 3 10M25 14l4-4"],
    ["ink", "M2 24h28v3H2z"],
  ],
  fire: [
    ["red", "M16 2c8 7 10 13 7 18-3 5-11 5-14 0-2-4 0-7 2-9 0 3 1 4 3 5 2-4 3-8 2-14z"],
    ["yellow", "M16 13c4 4 4 9 0 11-4-2-4-7 0-11z"],
    ["ink", "m3 24 1-3 25 6-1 3zM29 24l-1-3-25 6 1 3z"],
  ],
  kite: [
    ["blue", "M16 1v26L5 14z"],
    ["red", "M16 1v26l11-13z"],
    ["yellow", "m16 25-4 6h8z"],
  ],
  pot: [
    ["paper", "M8 12c0-6 3-9 8-9s8 3 8 9z"],
    ["red", "M5 11h22l-2 4c3 2 4 5 4 8 0 4-5 7-13 7S3 27 3 23c0-3 1-6 4-8z"],
    ["yellowLine", "M6 21h20"],
  ],
  cane: [
    ["greenLine", "M9 31V8M16 31V4M23 31V8"],
    ["joints", "M7 15h4M7 23h4M14 11h4M14 19h4M14 27h4M21 15h4M21 23h4"],
    ["leaves", "M9 9C9 5 6 3 2 3M16 5c0-3 3-4 6-4M23 9c0-4 3-5 7-5"],
  ],
  drum: [
    ["red", "M4 13h24v11c0 4-5 6-12 6S4 28 4 24z"],
    ["paper", "M4 13a12 5 0 1 0 24 0 12 5 0 1 0-24 0z"],
    ["yellowLine", "m5 17 5 11 6-10 6 10 5-11"],
    ["sticks", "m14 12-9-9M19 12l8-9"],
  ],
} satisfies Record<string, Drawing>;

export type FestivalPictureName = keyof typeof drawings;

/** Decorative: the festival's name is next to it. */
export function FestivalPicture({ name }: { name: FestivalPictureName }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.picture}>
      <DrawingPaths drawing={drawings[name]} styles={styles} />
    </svg>
  );
}

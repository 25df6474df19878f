import { type Lettering } from "@angadi/names/board/lettering";
import { NameBoard } from "@angadi/names/board/name-board";
import styles from "./facade.module.css";

interface FacadeProps {
  boards: readonly { text: string; lettering: Lettering }[];
  note: string;
}

/** A bazaar building covered in signboards, with a half-raised shutter. */
export function Facade({ boards, note }: FacadeProps) {
  return (
    <figure className={styles.facade}>
      <div className={styles.building}>
        <svg viewBox="0 0 560 84" className={styles.wires} aria-hidden="true">
          <path d="M40 84V10M520 84V22" className={styles.pole} />
          <path d="M22 20h36M26 32h28M504 32h32" className={styles.pole} />
          <path d="M-10 30C20 40 34 26 40 20c120 50 330 54 480 12 20 6 34 4 50-4" />
          <path d="M-10 52c24 6 40-6 50-20 140 40 320 60 464 4 30 10 40 4 66-6" />
          <path
            d="M300 40c2-9 9-13 17-12l4-5c5-3 10 0 11 4l7 2-7 3c-1 8-7 13-15 14l-20 9 3-15z"
            className={styles.crow}
          />
        </svg>
        <div className={styles.wall}>
          {boards.map(({ text, lettering }) => (
            <NameBoard key={text} text={text} lettering={lettering} />
          ))}
          <ShopWindow />
          <Shutter />
        </div>
      </div>
      <figcaption className={styles.note}>{note}</figcaption>
    </figure>
  );
}

/** An upstairs window with laundry hung out. */
function ShopWindow() {
  return (
    <svg viewBox="0 0 120 104" className={styles.window} aria-hidden="true">
      <path d="M6 8h108v66H6z" fill="#e2e6fb" />
      <path d="M6 8h54v66H6z" fill="#2b3a9b" />
      <path d="M60 8v66M6 41h54" />
      <path d="M0 74h120v10H0z" fill="#fff" />
      <path d="M70 74V52q10-6 18 0v22z" fill="#1a6b49" />
      <path d="M12 84h18v18H12zM38 84h22v12H38z" fill="#f6b92b" />
      <path d="M76 84h26v16H76z" fill="#c03217" />
    </svg>
  );
}

/** The ground floor: an awning, a half-raised shutter, a step. */
function Shutter() {
  return (
    <svg viewBox="0 0 560 150" className={styles.shutter} aria-hidden="true">
      <path d="M0 0h560v150H0z" fill="#fdecc0" />
      <path d="M36 20h300v118H36z" fill="#1c1d3a" />
      <path d="M36 20h300v62H36z" fill="#c9cae0" />
      <path d="M36 34h300M36 46h300M36 58h300M36 70h300" />
      <path d="M150 82h72v8h-72z" fill="#f6b92b" />
      <path d="M64 138v-30h44v30zM250 138v-22h60v22z" fill="#c98f0c" />
      <path d="M118 138v-18h40v18z" fill="#c03217" />
      <path d="M384 46h92v92h-92z" fill="#1a6b49" />
      <path d="M430 46v92" />
      <circle cx="420" cy="94" r="3" fill="#f6b92b" />
      <path d="M500 138v-44h36v44z" fill="#c03217" />
      <path d="M508 94V76h20v18z" fill="#fbe0d9" />
      <path d="M0 138h560v12H0z" fill="#50526e" />
    </svg>
  );
}

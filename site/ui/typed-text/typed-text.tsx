import { useLayoutEffect, useRef } from "react";
import { type as typeOut } from "./type.ts";
import styles from "./typed-text.module.css";

interface TypedTextProps {
  text: string;
  /** Milliseconds a character. */
  interval?: number;
}

/** A text that is written out once, for the eye only: it is whole in the page from the start. */
export function TypedText({ text, interval = 80 }: TypedTextProps) {
  const words = useRef<HTMLSpanElement>(null);
  const cursor = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const node = words.current?.firstChild;
    if (!(node instanceof Text) || !cursor.current) return;
    return typeOut(node, cursor.current, interval);
  }, [interval]);

  return (
    <>
      <span ref={words} className={styles.words}>
        {text}
      </span>
      <span ref={cursor} className={styles.cursor} aria-hidden="true" />
    </>
  );
}

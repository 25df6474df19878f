import { useLayoutEffect, useRef } from "react";
import { useClientRendered } from "../inline-script/use-client-rendered.ts";
import { InlineScript } from "../inline-script/inline-script.tsx";
import { animateTyping } from "./animate-typing.ts";
// oxlint-disable-next-line import/default -- made by scripts/inline-script.ts
import typingScript from "./typing-script.ts?script";
import styles from "./typed-text.module.css";

/**
 * A text with a one-time typing effect; purely visual, the page has the whole text from the start.
 */
export function TypedText({ text }: { text: string }) {
  const textRef = useRef<HTMLSpanElement>(null);
  const isClientRendered = useClientRendered();

  useLayoutEffect(() => {
    return isClientRendered && textRef.current ? animateTyping(textRef.current) : undefined;
  }, [isClientRendered]);

  return (
    <>
      <span ref={textRef} data-typed className={styles.text}>
        {text}
      </span>
      {/* The script moves it before hydration. */}
      <span className={styles.cursor} aria-hidden="true" suppressHydrationWarning />
    </>
  );
}

/** Rendered once, directly after the heading with the text. */
export function TypedTextScript() {
  return <InlineScript text={import.meta.env.SSR ? typingScript : undefined} />;
}

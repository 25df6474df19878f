import { type PointerEvent, useRef } from "react";

interface CardDrag {
  /** Called with the day under the dragged card; null over none, and after it is dropped. */
  onOver: (day: string | null) => void;
  onDrop: (day: string) => void;
}

/** In pixels. A shorter movement is a click. */
const SLACK = 5;

/**
 * Lets a mouse drag a card to another day. For touch, which scrolls, and the keyboard the card
 * opens instead.
 */
export function useSlipDrag({ onOver, onDrop }: CardDrag) {
  const press = useRef<{ x: number; y: number; drags: boolean } | null>(null);

  const release = (slip: HTMLElement) => {
    press.current = null;
    slip.style.translate = "";
    delete slip.dataset["dragged"];
    onOver(null);
  };

  return {
    onPointerDown: ({ pointerType, button, clientX, clientY }: PointerEvent) => {
      if (pointerType === "mouse" && button === 0) {
        press.current = { x: clientX, y: clientY, drags: false };
      }
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const from = press.current;
      if (!from) return;
      const [dx, dy] = [clientX - from.x, clientY - from.y];
      if (!from.drags) {
        if (Math.hypot(dx, dy) < SLACK) return;
        from.drags = true;
        currentTarget.setPointerCapture(pointerId);
        currentTarget.dataset["dragged"] = "";
      }
      currentTarget.style.translate = `${dx}px ${dy}px`;
      onOver(dayAt(clientX, clientY));
    },
    onPointerUp: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (!press.current?.drags) {
        press.current = null;
        return;
      }
      const day = dayAt(clientX, clientY);
      release(currentTarget);
      // Ignore the click that the browser dispatches after a drag.
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
      if (day) onDrop(day);
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => release(currentTarget),
  };
}

const swallow = (event: MouseEvent) => {
  event.stopPropagation();
  event.preventDefault();
};

function dayAt(x: number, y: number): string | null {
  const cell = document
    .elementsFromPoint(x, y)
    .find((element) => element instanceof HTMLElement && element.dataset["day"]);
  return (cell as HTMLElement | undefined)?.dataset["day"] ?? null;
}

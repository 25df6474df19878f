import { type PointerEvent, useRef } from "react";

interface CardDragOptions {
  /** Called with the day under the dragged card; null if there is none or the drag has ended. */
  onDragOver: (day: string | null) => void;
  onDrop: (day: string) => void;
}

/** In pixels. A shorter movement is a click. */
const DRAG_THRESHOLD = 5;

/**
 * Lets a mouse drag a card to another day. Touch, which scrolls the page, and the keyboard open the
 * card instead.
 */
export function useCardDrag({ onDragOver, onDrop }: CardDragOptions) {
  const drag = useRef<{ x: number; y: number; isDragging: boolean } | null>(null);

  const endDrag = (card: HTMLElement) => {
    drag.current = null;
    card.style.translate = "";
    delete card.dataset["dragged"];
    onDragOver(null);
  };

  return {
    onPointerDown: ({ pointerType, button, clientX, clientY }: PointerEvent) => {
      if (pointerType === "mouse" && button === 0) {
        drag.current = { x: clientX, y: clientY, isDragging: false };
      }
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const start = drag.current;
      if (!start) return;
      const [dx, dy] = [clientX - start.x, clientY - start.y];
      if (!start.isDragging) {
        if (Math.hypot(dx, dy) < DRAG_THRESHOLD) return;
        start.isDragging = true;
        currentTarget.setPointerCapture(pointerId);
        currentTarget.dataset["dragged"] = "";
      }
      currentTarget.style.translate = `${dx}px ${dy}px`;
      onDragOver(findDay(clientX, clientY));
    },
    onPointerUp: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (!drag.current?.isDragging) {
        drag.current = null;
        return;
      }
      const day = findDay(clientX, clientY);
      endDrag(currentTarget);
      // Ignore the click that the browser dispatches after a drag.
      window.addEventListener("click", suppressClick, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", suppressClick, { capture: true }));
      if (day) onDrop(day);
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => endDrag(currentTarget),
  };
}

const suppressClick = (event: MouseEvent) => {
  event.stopPropagation();
  event.preventDefault();
};

function findDay(x: number, y: number): string | null {
  const cell = document
    .elementsFromPoint(x, y)
    .find((element) => element instanceof HTMLElement && element.dataset["day"]);
  return (cell as HTMLElement | undefined)?.dataset["day"] ?? null;
}

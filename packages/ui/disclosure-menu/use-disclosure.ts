import { type PointerEvent, type RefObject, use, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useHydrated } from "../inline-script/use-hydrated.ts";
import { OpenMenuContext } from "./open-menu.ts";

/**
 * How long a menu stays open after the pointer has left, so that a brief exit does not close it.
 */
const CLOSE_DELAY_MS = 100;

/** The state and the event handlers of one menu. */
export function useDisclosure(id: string, item: RefObject<HTMLElement | null>) {
  const [openMenu, setOpenMenu] = use(OpenMenuContext);
  const isHydrated = useHydrated();
  const isOpen = openMenu?.id === id;

  useEffect(() => {
    const element = item.current;
    if (!element) return;
    // A menu opened by CSS before hydration stays open.
    if (element.matches(":hover, :focus-within")) setOpenMenu({ id, isPinned: false });
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || element.contains(relatedTarget)) return;
      setOpenMenu((current) => (current?.id === id ? undefined : current));
    };
    element.addEventListener("focusout", onFocusOut);
    return () => element.removeEventListener("focusout", onFocusOut);
  }, [id, item, setOpenMenu]);

  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    // Only close this menu: the same click may already have opened another one.
    const close = () => setOpenMenu((current) => (current?.id === id ? undefined : current));
    document.addEventListener("keydown", (event) => closeOnEscape(event, item.current, close), {
      signal,
    });
    document.addEventListener("click", (event) => closeOnOutsideClick(event, item.current, close), {
      signal,
    });
    return () => controller.abort();
  }, [id, isOpen, item, setOpenMenu]);

  return {
    isOpen,
    isHydrated,
    show: () => setOpenMenu({ id, isPinned: true }),
    // A click after a hover pins the menu that the hover opened.
    toggle: () =>
      setOpenMenu((current) =>
        current?.id === id && current.isPinned ? undefined : { id, isPinned: true },
      ),
    hoverProps: useHover(
      () => setOpenMenu((current) => (current?.id === id ? current : { id, isPinned: false })),
      () =>
        setOpenMenu((current) => (current?.id === id && !current.isPinned ? undefined : current)),
    ),
  };
}

function useHover(enter: () => void, leave: () => void) {
  const timer = useRef<number>(undefined);
  return {
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType === "touch") return;
      window.clearTimeout(timer.current);
      // Immediately: React would give a hover low priority.
      flushSync(enter);
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType === "touch") return;
      timer.current = window.setTimeout(leave, CLOSE_DELAY_MS);
    },
  };
}

/** Closes the menu and focuses its button, unless the focus is elsewhere on the page. */
function closeOnEscape(event: KeyboardEvent, item: HTMLElement | null, close: () => void) {
  if (event.key !== "Escape") return;
  const { activeElement, body } = document;
  if (activeElement === body || item?.contains(activeElement)) {
    item?.querySelector("button")?.focus();
  }
  close();
}

/** Closes the menu on a click outside or on a link. */
function closeOnOutsideClick({ target }: MouseEvent, item: HTMLElement | null, close: () => void) {
  if (!(target instanceof Element)) return;
  if (!item?.contains(target) || target.closest("a")) close();
}

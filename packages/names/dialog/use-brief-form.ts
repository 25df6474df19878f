import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type DecodedBrief,
  type Draft,
  validateDraft,
  encodeBrief,
  decodeDraft,
  isBlank,
} from "./brief-codec.ts";

/** Storage key of the typed but unsubmitted draft, so that it survives a reload. */
const KEY = "nameBrief";
/** Debounce in milliseconds before the names update after typing or choosing. */
const DEBOUNCE_MS = { text: 500, choice: 120 };

interface BriefFormOptions {
  /** The brief in the URL, or an empty one. */
  initial: DecodedBrief;
  /** Key of the URL. */
  key: string;
  /** Updates the names on every change, without a submit. */
  isLive: boolean;
  onRequest: (draft: Draft) => void;
}

/** The brief's form. It is uncontrolled, so text typed before hydration is not lost. */
export function useBriefForm({ initial, key, isLive, onRequest }: BriefFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [filled, setFilled] = useState({ draft: initial.draft, version: 0 });
  const [problems, setProblems] = useState(initial.problems);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readForm = () => (form.current ? decodeDraft(new FormData(form.current)) : filled.draft);

  const fill = (draft: Draft) => {
    setFilled(({ version }) => ({ draft, version: version + 1 }));
    setProblems({});
  };
  const restore = useEffectEvent(() => {
    const stored = readSavedDraft(key);
    // Text typed before hydration is newer than the stored draft.
    const untouched = encodeBrief(readForm()) === encodeBrief({ ...initial.draft, seed: 0 });
    if (untouched && !isBlank(stored)) fill(stored);
  });
  useEffect(() => {
    // Storage and the form's values exist only in the browser, not in the server's HTML.
    // oxlint-disable-next-line react/set-state-in-effect
    restore();
    return () => clearTimeout(timer.current);
  }, []);

  const follow = () => {
    const { brief, draft } = validateDraft(readForm());
    if (!brief) return;
    setProblems({});
    onRequest(draft);
  };
  return {
    form,
    filled,
    problems,
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      saveDraft(key, readForm());
      clearTimeout(timer.current);
      if (!isLive) return;
      const isChoice = target instanceof HTMLInputElement && /radio|range/.test(target.type);
      timer.current = setTimeout(follow, isChoice ? DEBOUNCE_MS.choice : DEBOUNCE_MS.text);
    },
    /** Requests names, or shows the problems and focuses the first invalid field. */
    submit: (): boolean => {
      clearTimeout(timer.current);
      const now = validateDraft(readForm());
      setProblems(now.problems);
      if (now.brief) onRequest(now.draft);
      else requestAnimationFrame(() => findFirstInvalid(form.current)?.focus());
      return now.brief !== undefined;
    },
    /** Fills in the form with another brief. */
    fill,
    /** Fills in the form with another brief and requests its names. */
    refill: (draft: Draft) => {
      clearTimeout(timer.current);
      saveDraft(key, draft);
      fill(draft);
      onRequest(draft);
    },
  };
}

const findFirstInvalid = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]');

/** The draft stored for this URL; one from another URL must not replace a linked brief. */
function readSavedDraft(address: string): Draft {
  let stored = "";
  try {
    stored = sessionStorage.getItem(KEY) ?? "";
  } catch {
    // Without storage, the draft lasts only as long as the page.
  }
  const [at, query] = stored.split("\n");
  return decodeDraft(new URLSearchParams(at === address ? query : ""));
}

function saveDraft(address: string, draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, `${address}\n${encodeBrief(draft)}`);
  } catch {
    // As above.
  }
}

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type DecodedBrief,
  type BriefDraft,
  validateBriefDraft,
  encodeBrief,
  decodeBriefDraft,
  isBlank,
} from "./brief-codec.ts";

/** Storage key of the typed draft, which survives a reload before it is submitted. */
const STORAGE_KEY = "nameBrief";
/** Time in milliseconds from the last change of a field to the update of the names. */
const DEBOUNCE_MS = { text: 500, choice: 120 };

interface BriefFormOptions {
  /** The brief in the URL, or an empty one. */
  initial: DecodedBrief;
  /** Key of the URL (`toUrlKey`). */
  urlKey: string;
  /** Updates the names on every change, without a submit. */
  isLive: boolean;
  onRequest: (draft: BriefDraft) => void;
}

/** The brief's form. It is uncontrolled, so text typed before hydration is not lost. */
export function useBriefForm({ initial, urlKey, isLive, onRequest }: BriefFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [formContent, setFormContent] = useState({ draft: initial.draft, version: 0 });
  const [problems, setProblems] = useState(initial.problems);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readForm = () =>
    form.current ? decodeBriefDraft(new FormData(form.current)) : formContent.draft;

  const fill = (draft: BriefDraft) => {
    setFormContent(({ version }) => ({ draft, version: version + 1 }));
    setProblems({});
  };
  const restore = useEffectEvent(() => {
    const savedDraft = readSavedDraft(urlKey);
    // Text typed before hydration is newer than the saved draft.
    const isUntouched = encodeBrief(readForm()) === encodeBrief({ ...initial.draft, seed: 0 });
    if (isUntouched && !isBlank(savedDraft)) fill(savedDraft);
  });
  useEffect(() => {
    // Storage and the form's values exist only in the browser, not in the server's HTML.
    // oxlint-disable-next-line react/set-state-in-effect
    restore();
    return () => clearTimeout(timer.current);
  }, []);

  const requestNames = () => {
    const { brief, draft } = validateBriefDraft(readForm());
    if (!brief) return;
    setProblems({});
    onRequest(draft);
  };
  return {
    form,
    formContent,
    problems,
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      saveDraft(urlKey, readForm());
      clearTimeout(timer.current);
      if (!isLive) return;
      const isChoice = target instanceof HTMLInputElement && /radio|range/.test(target.type);
      timer.current = setTimeout(requestNames, isChoice ? DEBOUNCE_MS.choice : DEBOUNCE_MS.text);
    },
    /** Requests names, or shows the problems and focuses the first invalid field. */
    submit: (): boolean => {
      clearTimeout(timer.current);
      const decoded = validateBriefDraft(readForm());
      setProblems(decoded.problems);
      if (decoded.brief) onRequest(decoded.draft);
      else requestAnimationFrame(() => findFirstInvalid(form.current)?.focus());
      return decoded.brief !== undefined;
    },
    /** Fills in the form with another brief. */
    fill,
    /** Fills in the form with another brief and requests its names. */
    fillAndRequest: (draft: BriefDraft) => {
      clearTimeout(timer.current);
      saveDraft(urlKey, draft);
      fill(draft);
      onRequest(draft);
    },
  };
}

const findFirstInvalid = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]');

/** Reads the draft saved for this URL; one of another URL must not replace a linked brief. */
function readSavedDraft(urlKey: string): BriefDraft {
  let stored = "";
  try {
    stored = sessionStorage.getItem(STORAGE_KEY) ?? "";
  } catch {
    // Without storage, the draft lasts only as long as the page.
  }
  const [savedKey, query] = stored.split("\n");
  return decodeBriefDraft(new URLSearchParams(savedKey === urlKey ? query : ""));
}

function saveDraft(urlKey: string, draft: BriefDraft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, `${urlKey}\n${encodeBrief(draft)}`);
  } catch {
    // As above.
  }
}

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type DecodedBrief,
  type Draft,
  validateDraft,
  encodeBrief,
  decodeDraft,
  isBlank,
} from "./brief-codec.ts";

/** What was typed and not asked for yet survives a reload here. */
const KEY = "nameBrief";
/** Milliseconds without a key or a move before names follow what was typed or chosen. */
const PAUSE = { text: 500, choice: 120 };

interface BriefFormOptions {
  /** Of the address, or empty. */
  initial: DecodedBrief;
  /** Of the address. */
  key: string;
  /** Names follow the form from here on, without being asked for. */
  follows: boolean;
  onAsk: (draft: Draft) => void;
}

/** The brief's form, which holds what is typed itself: nothing is lost to code that comes late. */
export function useBriefForm({ initial, key, follows, onAsk }: BriefFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [filled, setFilled] = useState({ draft: initial.draft, version: 0 });
  const [problems, setProblems] = useState(initial.problems);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = () => (form.current ? decodeDraft(new FormData(form.current)) : filled.draft);

  const fill = (draft: Draft) => {
    setFilled(({ version }) => ({ draft, version: version + 1 }));
    setProblems({});
  };
  const restore = useEffectEvent(() => {
    const stored = read(key);
    // Typed before the code was there: that is newer.
    const untouched = encodeBrief(typed()) === encodeBrief({ ...initial.draft, seed: 0 });
    if (untouched && !isBlank(stored)) fill(stored);
  });
  useEffect(() => {
    // Storage and the form's own values are the browser's, unknown to the HTML.
    // oxlint-disable-next-line react/set-state-in-effect
    restore();
    return () => clearTimeout(timer.current);
  }, []);

  const follow = () => {
    const { brief, draft } = validateDraft(typed());
    if (!brief) return;
    setProblems({});
    onAsk(draft);
  };
  return {
    form,
    filled,
    problems,
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      write(key, typed());
      clearTimeout(timer.current);
      if (!follows) return;
      const isChoice = target instanceof HTMLInputElement && /radio|range/.test(target.type);
      timer.current = setTimeout(follow, isChoice ? PAUSE.choice : PAUSE.text);
    },
    /** Asks, or says what is wrong and leads to it. */
    submit: (): boolean => {
      clearTimeout(timer.current);
      const now = validateDraft(typed());
      setProblems(now.problems);
      if (now.brief) onAsk(now.draft);
      else requestAnimationFrame(() => firstWrong(form.current)?.focus());
      return now.brief !== undefined;
    },
    /** Fills the form in with another brief, and asks. */
    refill: (draft: Draft) => {
      clearTimeout(timer.current);
      write(key, draft);
      fill(draft);
      onAsk(draft);
    },
  };
}

const firstWrong = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]');

/** What was typed at this address last: another's draft must not stand over the brief of a link. */
function read(address: string): Draft {
  let stored = "";
  try {
    stored = sessionStorage.getItem(KEY) ?? "";
  } catch {
    // Without storage it lasts as long as the page.
  }
  const [at, query] = stored.split("\n");
  return decodeDraft(new URLSearchParams(at === address ? query : ""));
}

function write(address: string, draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, `${address}\n${encodeBrief(draft)}`);
  } catch {
    // As above.
  }
}

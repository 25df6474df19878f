import { type FormEvent, useId, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Lettering } from "@angadi/names/board/lettering";
import { AwningEdge } from "@angadi/ui/awning-edge/awning-edge";
import { Button } from "@angadi/ui/button/button";
import { saveFile } from "@angadi/ui/files/save-file";
import { useHydrated } from "@angadi/ui/inline-script/hydrated";
import { InlineScript } from "@angadi/ui/inline-script/inline-script";
import type { DraftBrief } from "../draft.ts";
import {
  type Answers,
  type TypedField,
  decodeAnswers,
  encodeAnswers,
  SECTION_ID,
} from "./answers.ts";
import { copy } from "./copy.ts";
import { Examples } from "./examples.tsx";
import { OptionalFields, SentenceField } from "./fields.tsx";
import type { FileKind } from "./make-file.ts";
// oxlint-disable-next-line import/default -- made by scripts/inline-script.ts
import openLink from "./open-link.ts?script";
import { type Problems, problemsIn } from "./problems.ts";
import { TakeAway } from "./take-away.tsx";
import styles from "./try-draft.module.css";
import { useDraftAddress } from "./use-draft-address.ts";
import { useMaker } from "./use-maker.ts";

interface TryDraftProps {
  /** The address that answers with the draft where the page's code is not there. */
  action: string;
  initial: Answers;
  /** The board that the name hangs on until another one is chosen. */
  board?: Lettering | undefined;
  /** What the server had against what was posted. */
  problems?: Problems | undefined;
  /** Where the app goes on with a business of that name; without it nothing leads there. */
  continueHref?: ((name: string) => string) | undefined;
  /** Shows the draft without waiting for a touch. */
  opens?: boolean;
}

const NO_PROBLEMS: Problems = {};

/**
 * From a sentence to a draft: the sentence, below it the draft, whose code comes at a touch, and
 * beside that what else may stand in it and where it goes from here. One order at every width.
 */
export function TryDraft(props: TryDraftProps) {
  const { action, initial, board, continueHref, opens = false } = props;
  const [given, setAnswers] = useState(initial);
  const answers = useMemo(() => ({ ...given, board: given.board ?? board }), [given, board]);
  const [problems, setProblems] = useState(props.problems ?? NO_PROBLEMS);
  const [asked, setAsked] = useState(opens);
  const [said, setSaid] = useState("");
  const desk = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const formId = useId();
  const examples = useId();
  const { brief } = answers;
  const { maker, lost, retry } = useMaker(asked);
  const stands = maker !== undefined && hasText(brief);

  const hash = hasText(brief) ? encodeAnswers(answers) : "";
  useDraftAddress(hash, given !== initial);
  const linked = useLinkedAnswers();
  const [taken, setTaken] = useState<Answers>();
  if (linked && linked !== taken) {
    setTaken(linked);
    setAnswers(linked);
    setAsked(true);
  }

  const fill = (field: TypedField, text: string) => {
    setAsked(true);
    setProblems((before) => ({ ...before, [field]: undefined }));
    setAnswers((before) => ({ ...before, brief: { ...before.brief, [field]: text } }));
  };
  const check = (field: TypedField) => {
    const wrong = problemsIn(brief)[field];
    // Nothing is missed before it was asked for.
    if (wrong && brief[field] !== "") setProblems((before) => ({ ...before, [field]: wrong }));
  };
  const isRight = () => {
    const found = problemsIn(brief);
    setProblems(found);
    const isWrong = Object.keys(found).length > 0;
    if (isWrong) {
      requestAnimationFrame(() =>
        desk.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
    }
    return !isWrong;
  };
  const show = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isRight()) stage.current?.focus();
  };
  const save = async (kind: FileKind) => {
    if (!isRight()) return;
    setSaid(copy.said.making);
    try {
      const { makeDownload } = await import("./make-download.ts");
      const { name, type, content } = await makeDownload(answers, kind);
      saveFile(name, type, content, "draft");
      setSaid(copy.said.made(name));
    } catch {
      setSaid(copy.said.failed);
    }
  };
  const fields = { brief, problems, onFill: fill, onLeave: check };
  return (
    <div ref={desk} className={styles.desk} onFocus={() => setAsked(true)}>
      <form
        id={formId}
        method="post"
        action={`${action}#${SECTION_ID}`}
        noValidate
        onSubmit={show}
        className={styles.ask}
      >
        <input type="hidden" name="businessTypeId" value={brief.businessTypeId} />
        <input type="hidden" name="businessTypeName" value={brief.businessTypeName} />
        {answers.board && <input type="hidden" name="board" value={answers.board} />}
        <SentenceField {...fields} />
        <div className={styles.start}>
          <Examples form={examples} onTake={(sentence) => fill("sentence", sentence)} />
          <Button type="submit" look={stands ? "quiet" : "primary"}>
            {copy.show}
          </Button>
        </div>
      </form>
      {/* Apart from the first form, whose first button is what Enter presses. */}
      <form id={examples} method="post" action={`${action}#${SECTION_ID}`} hidden />
      <div
        ref={stage}
        role="group"
        aria-label={copy.preview.label}
        tabIndex={-1}
        className={styles.stage}
      >
        {maker ? (
          <maker.Maker answers={answers} onChange={setAnswers} />
        ) : (
          <div className={styles.empty} aria-busy={(asked && !lost) || undefined}>
            <AwningEdge />
            <p>{lost ? copy.preview.failed : copy.preview.waits}</p>
            {lost && (
              <Button look="quiet" onClick={retry}>
                {copy.preview.retry}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className={styles.side}>
        <OptionalFields {...fields} form={formId}>
          {maker && brief.name.trim() !== "" && (
            <maker.BoardField answers={answers} onChange={setAnswers} />
          )}
        </OptionalFields>
        <TakeAway
          form={formId}
          waits={!stands}
          link={() => new URL(action + hash, location.href).href}
          continueHref={continueHref && continueHref(brief.name.trim()) + hash}
          said={said}
          onSave={(kind) => void save(kind)}
        />
      </div>
      <InlineScript text={import.meta.env.SSR ? openLink : undefined} />
    </div>
  );
}

/** There is something to make a draft of. */
const hasText = (brief: DraftBrief) => Object.values(brief).some((text) => text.trim() !== "");

/** The answers in the address, the same object as long as the address stays. */
function useLinkedAnswers(): Answers | undefined {
  const { hash } = useLocation();
  // The server never sees a hash, so the first rendering must not.
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? decodeAnswers(hash) : undefined), [hydrated, hash]);
}

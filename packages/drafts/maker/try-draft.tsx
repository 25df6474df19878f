import { type FormEvent, type ReactNode, useId, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Lettering } from "@angadi/names/board/lettering";
import { AwningEdge } from "@angadi/ui/awning-edge/awning-edge";
import { Button } from "@angadi/ui/button/button";
import { saveFile } from "@angadi/ui/files/save-file";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import { InlineScript } from "@angadi/ui/inline-script/inline-script";
import { useModule } from "@angadi/ui/module/use-module";
import type { DraftBrief } from "../draft.ts";
import { type Answers, decodeAnswers, encodeAnswers, hasText, SECTION_ID } from "./answers.ts";
import { copy } from "./copy.ts";
import { Examples } from "./examples.tsx";
import { PageFields, SentenceField } from "./fields.tsx";
import type { FileKind } from "./make-file.ts";
// oxlint-disable-next-line import/default -- made by scripts/inline-script.ts
import openLink from "./open-link.ts?script";
import { type Problems, type TextFieldName, getProblemMessages } from "./problems.ts";
import { ExportActions } from "./export-actions.tsx";
import styles from "./try-draft.module.css";
import { readSavedDraft, useDraftHash } from "./use-draft-hash.ts";

interface TryDraftProps {
  /** URL that responds with the draft if there is no JavaScript. */
  action: string;
  initial: Answers;
  /** The board for the name until the visitor chooses another. */
  board?: Lettering | undefined;
  /** Problems the server found in the posted form. */
  problems?: Problems | undefined;
  /** Link to continue in the app with a business of that name; without it there is no link. */
  continueHref?: ((name: string) => string) | undefined;
  /** Shows the draft at once, or else the one last made in this visit. */
  opens?: boolean;
  /** The next step, beside the draft; `hasDraft` is whether there is text to make one from. */
  children?: (hasDraft: boolean) => ReactNode;
}

const NO_PROBLEMS: Problems = {};
const loadMaker = () => import("./maker.tsx");

/**
 * The sentence, below it the draft, whose code loads on first interaction, and next to the draft
 * the actions and the fields, which are filled from the sentence until the visitor types into them.
 * The order is the same at every width.
 */
export function TryDraft(props: TryDraftProps) {
  const { action, initial, board, continueHref, opens = false } = props;
  const [ownAnswers, setAnswers] = useState(initial);
  const answers = useMemo(
    () => ({ ...ownAnswers, board: ownAnswers.board ?? board }),
    [ownAnswers, board],
  );
  const [problems, setProblems] = useState(props.problems ?? NO_PROBLEMS);
  const [isRequested, setIsRequested] = useState(opens && hasText(initial.brief));
  const [message, setMessage] = useState("");
  const [savedFile, setSavedFile] = useState<File>();
  const container = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const formId = useId();
  const exampleFormId = useId();
  const { brief } = answers;
  const [hasFailed, setHasFailed] = useState(false);
  const maker = useModule(isRequested, loadMaker, () => setHasFailed(true));
  const isDraftVisible = maker !== undefined && hasText(brief);

  const hash = hasText(brief) ? encodeAnswers(answers) : "";
  useDraftHash(hash, ownAnswers !== initial);
  const linked = useLinkedAnswers(opens && !hasText(initial.brief));
  const [takenAnswers, setTakenAnswers] = useState<Answers>();
  if (linked && linked !== takenAnswers) {
    setTakenAnswers(linked);
    setAnswers(linked);
    setIsRequested(true);
  }

  /** Not every engine imports a module again that failed once. The draft is in the hash. */
  const reload = () => {
    history.replaceState(history.state, "", location.pathname + location.search + hash);
    location.reload();
  };
  const change = (typed: Partial<DraftBrief>) => {
    setIsRequested(true);
    const corrected = Object.keys(typed).map((field) => [field, undefined]);
    setProblems((before) => ({ ...before, ...Object.fromEntries(corrected) }));
    setAnswers((before) => ({ ...before, brief: { ...before.brief, ...typed } }));
  };
  const check = (field: TextFieldName) => {
    const wrong = getProblemMessages(brief)[field];
    // An empty field is not an error until the form is submitted.
    if (wrong && brief[field]) setProblems((before) => ({ ...before, [field]: wrong }));
  };
  const validate = () => {
    const found = getProblemMessages(brief);
    setProblems(found);
    const isWrong = Object.keys(found).length > 0;
    if (isWrong) {
      requestAnimationFrame(() =>
        container.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
    }
    return !isWrong;
  };
  const show = (event: FormEvent) => {
    event.preventDefault();
    setIsRequested(true);
    if (validate()) stage.current?.focus();
  };
  const save = async (kind: FileKind) => {
    if (!validate()) return;
    setSavedFile(undefined);
    setMessage(copy.status.making);
    try {
      const { makeDownload } = await import("./make-download.ts");
      const { name, type, content } = await makeDownload(answers, kind);
      setSavedFile(saveFile(name, type, content, "draft"));
      setMessage("");
    } catch {
      setMessage(copy.status.failed);
    }
  };
  // Without script nothing is filled in here: the server reads the sentence.
  const shown = maker ? maker.fillBrief(brief) : brief;
  const fields = { brief: shown, problems, onChange: change, onFieldBlur: check };
  return (
    <div ref={container} className={styles.desk} onFocus={() => setIsRequested(true)}>
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
          <Examples form={exampleFormId} onSelect={(sentence) => change({ sentence })} />
          <Button type="submit" variant={isDraftVisible ? "quiet" : "primary"}>
            {copy.show}
          </Button>
        </div>
      </form>
      {/* A separate form, so that Enter in the first one does not submit an example. */}
      <form id={exampleFormId} method="post" action={`${action}#${SECTION_ID}`} hidden />
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
          <div className={styles.empty} aria-busy={(isRequested && !hasFailed) || undefined}>
            <AwningEdge />
            <p>{hasFailed ? copy.preview.failed : copy.preview.waits}</p>
            {hasFailed && (
              <Button variant="quiet" onClick={reload}>
                {copy.preview.retry}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className={styles.side}>
        {props.children?.(hasText(brief))}
        <PageFields {...fields} form={formId}>
          {maker && shown.name?.trim() && (
            <maker.BoardField answers={answers} onChange={setAnswers} />
          )}
        </PageFields>
        <ExportActions
          form={formId}
          isEmpty={!isDraftVisible}
          link={() => new URL(action + hash, location.href).href}
          continueHref={continueHref && continueHref((shown.name ?? "").trim()) + hash}
          status={message}
          savedFile={savedFile}
          onSave={(kind) => void save(kind)}
        />
      </div>
      <InlineScript text={import.meta.env.SSR ? openLink : undefined} />
    </div>
  );
}

/**
 * The answers in the address, or else the saved ones if `restores`; the same object as long as the
 * address stays.
 */
function useLinkedAnswers(restores: boolean): Answers | undefined {
  const { hash } = useLocation();
  // The server never sees the hash, so the first render must not use it.
  const hydrated = useHydrated();
  return useMemo(() => {
    if (!hydrated) return undefined;
    return decodeAnswers(hash) ?? (restores ? decodeAnswers(readSavedDraft()) : undefined);
  }, [hydrated, hash, restores]);
}

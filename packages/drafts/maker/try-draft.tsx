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
import { draftMakerCopy as copy } from "./copy.ts";
import { ExampleButtons } from "./example-buttons.tsx";
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
  initialAnswers: Answers;
  /** The board for the name until the visitor chooses another. */
  board?: Lettering | undefined;
  /** Problems the server found in the posted form. */
  problems?: Problems | undefined;
  /** Link to continue in the app with a business of that name; without it there is no link. */
  continueHref?: ((name: string) => string) | undefined;
  /** Whether to show the draft at once; if it is empty, the last one of this visit. */
  shouldOpen?: boolean;
  /** The next step, next to the draft; `hasDraft` is whether there is text to make one from. */
  children?: (hasDraft: boolean) => ReactNode;
}

const NO_PROBLEMS: Problems = {};
const loadMaker = () => import("./maker.tsx");

/**
 * The sentence; below it the draft; next to the draft, the actions and the fields, which are filled
 * from the sentence until the visitor types into them. The draft's code loads on first interaction.
 * The order is the same at every width.
 */
export function TryDraft(props: TryDraftProps) {
  const { action, initialAnswers, board, continueHref, shouldOpen = false } = props;
  const [ownAnswers, setAnswers] = useState(initialAnswers);
  const answers = useMemo(
    () => ({ ...ownAnswers, board: ownAnswers.board ?? board }),
    [ownAnswers, board],
  );
  const [problems, setProblems] = useState(props.problems ?? NO_PROBLEMS);
  const [isRequested, setIsRequested] = useState(shouldOpen && hasText(initialAnswers.brief));
  const [message, setMessage] = useState("");
  const [savedFile, setSavedFile] = useState<File>();
  const containerRef = useRef<HTMLDivElement>(null);
  const draftRef = useRef<HTMLDivElement>(null);
  const formId = useId();
  const exampleFormId = useId();
  const { brief } = answers;
  const [hasFailed, setHasFailed] = useState(false);
  const maker = useModule(isRequested, loadMaker, () => setHasFailed(true));
  const isDraftVisible = maker !== undefined && hasText(brief);

  const hash = hasText(brief) ? encodeAnswers(answers) : "";
  useDraftHash(hash, ownAnswers !== initialAnswers);
  const linkedAnswers = useLinkedAnswers(shouldOpen && !hasText(initialAnswers.brief));
  const [appliedAnswers, setAppliedAnswers] = useState<Answers>();
  if (linkedAnswers && linkedAnswers !== appliedAnswers) {
    setAppliedAnswers(linkedAnswers);
    setAnswers(linkedAnswers);
    setIsRequested(true);
  }

  /** Not every engine retries a failed module import. The hash restores the draft. */
  const reloadPage = () => {
    history.replaceState(history.state, "", location.pathname + location.search + hash);
    location.reload();
  };
  const changeBrief = (changes: Partial<DraftBrief>) => {
    setIsRequested(true);
    const clearedProblems = Object.keys(changes).map((field) => [field, undefined]);
    setProblems((previous) => ({ ...previous, ...Object.fromEntries(clearedProblems) }));
    setAnswers((previous) => ({ ...previous, brief: { ...previous.brief, ...changes } }));
  };
  const validateField = (field: TextFieldName) => {
    const problem = getProblemMessages(brief)[field];
    // An empty field is not an error until the form is submitted.
    if (problem && brief[field]) setProblems((previous) => ({ ...previous, [field]: problem }));
  };
  const validateBrief = () => {
    const newProblems = getProblemMessages(brief);
    setProblems(newProblems);
    const isInvalid = Object.keys(newProblems).length > 0;
    if (isInvalid) {
      requestAnimationFrame(() =>
        containerRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
    }
    return !isInvalid;
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsRequested(true);
    if (validateBrief()) draftRef.current?.focus();
  };
  const download = async (kind: FileKind) => {
    if (!validateBrief()) return;
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
  // Without JavaScript, the server fills the fields from the sentence.
  const filledBrief = maker ? maker.fillBrief(brief) : brief;
  const fields = {
    brief: filledBrief,
    problems,
    onChange: changeBrief,
    onFieldBlur: validateField,
  };
  return (
    <div ref={containerRef} className={styles.panel} onFocus={() => setIsRequested(true)}>
      <form
        id={formId}
        method="post"
        action={`${action}#${SECTION_ID}`}
        noValidate
        onSubmit={handleSubmit}
        className={styles.form}
      >
        <input type="hidden" name="businessTypeId" value={brief.businessTypeId} />
        <input type="hidden" name="businessTypeName" value={brief.businessTypeName} />
        {answers.board && <input type="hidden" name="board" value={answers.board} />}
        <SentenceField {...fields} />
        <div className={styles.startActions}>
          <ExampleButtons form={exampleFormId} onSelect={(sentence) => changeBrief({ sentence })} />
          <Button type="submit" variant={isDraftVisible ? "quiet" : "primary"}>
            {copy.showDraft}
          </Button>
        </div>
      </form>
      {/* A separate form, so that Enter in the first one does not submit an example. */}
      <form id={exampleFormId} method="post" action={`${action}#${SECTION_ID}`} hidden />
      <div
        ref={draftRef}
        role="group"
        aria-label={copy.preview.label}
        tabIndex={-1}
        className={styles.draft}
      >
        {maker ? (
          <maker.Maker answers={answers} onChange={setAnswers} />
        ) : (
          <div className={styles.empty} aria-busy={(isRequested && !hasFailed) || undefined}>
            <AwningEdge />
            <p>{hasFailed ? copy.preview.failed : copy.preview.empty}</p>
            {hasFailed && (
              <Button variant="quiet" onClick={reloadPage}>
                {copy.preview.retry}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className={styles.aside}>
        {props.children?.(hasText(brief))}
        <PageFields {...fields} form={formId}>
          {maker && filledBrief.name?.trim() && (
            <maker.BoardField answers={answers} onChange={setAnswers} />
          )}
        </PageFields>
        <ExportActions
          form={formId}
          isEmpty={!isDraftVisible}
          getLink={() => new URL(action + hash, location.href).href}
          continueHref={continueHref && continueHref((filledBrief.name ?? "").trim()) + hash}
          status={message}
          savedFile={savedFile}
          onSave={(kind) => void download(kind)}
        />
      </div>
      <InlineScript text={import.meta.env.SSR ? openLink : undefined} />
    </div>
  );
}

/**
 * Returns the answers in the URL's hash, or else the saved ones if `shouldRestore`; the same object
 * as long as the hash stays the same.
 */
function useLinkedAnswers(shouldRestore: boolean): Answers | undefined {
  const { hash } = useLocation();
  // The server never sees the hash, so the first render must not use it.
  const isHydrated = useHydrated();
  return useMemo(() => {
    if (!isHydrated) return undefined;
    return decodeAnswers(hash) ?? (shouldRestore ? decodeAnswers(readSavedDraft()) : undefined);
  }, [isHydrated, hash, shouldRestore]);
}

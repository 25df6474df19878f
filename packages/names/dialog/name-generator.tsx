import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { BusinessName } from "../engine/model/business-name.ts";
import type { JudgedName } from "./worker-handlers.ts";
import { toUrlKey } from "./url-key.ts";
import {
  type BriefDraft,
  EMPTY_BRIEF_DRAFT,
  decodeBrief,
  decodeOffset,
  encodeBrief,
} from "./brief-codec.ts";
import { BriefForm } from "./brief-form.tsx";
import { useDomains } from "./domains.ts";
import { GeneratorDialog } from "./generator-dialog.tsx";
import { warmUpEngine } from "./worker-client.ts";
import styles from "./generator-dialog.module.css";
import type { GeneratorCopy } from "./copy.ts";
import { Results } from "./results.tsx";
import { SharedList } from "./shared-list.tsx";
import { ShortlistPanel } from "./shortlist-panel.tsx";
import { StartPanel } from "./start-panel.tsx";
import { useBriefForm } from "./use-brief-form.ts";
import { useNames } from "./use-names.ts";
import { useShortlist } from "./use-shortlist.ts";
import { type View, ViewSwitch } from "./view-switch.tsx";

/** The server's result for the initial URL. */
export interface LoadedNames {
  /** Key of the URL (`toUrlKey`); empty if it requests nothing. */
  key: string;
  names: readonly BusinessName[];
  /** The names of a shared list; undefined if the URL shares none. */
  sharedNames: readonly JudgedName[] | undefined;
}

interface NameGeneratorProps {
  copy: GeneratorCopy;
  loaded: LoadedNames;
  /** Datalist options, suggested while typing what the business does. */
  businessTypeOptions: ReactNode;
  /**
   * False if closed. `requested` opens the dialog with the view that the URL requests, `shortlist`
   * with the shortlist, and a draft with its names; the caller also writes the draft to the URL.
   */
  open: false | "requested" | "shortlist" | BriefDraft;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
  getNameHref: (name: string) => string;
}

const EMPTY_DECODED_BRIEF = { draft: EMPTY_BRIEF_DRAFT, brief: undefined, problems: {} };

/** The generator in its dialog. The brief is in the query, so that names can be linked to. */
export function NameGenerator(props: NameGeneratorProps) {
  const { copy, loaded, businessTypeOptions, open, onClose, returnFocus, getNameHref } = props;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { urlKey, decodedBrief, offset } = useMemo(() => {
    const values = new URLSearchParams(search);
    return {
      urlKey: toUrlKey(values),
      decodedBrief: decodeBrief(values) ?? EMPTY_DECODED_BRIEF,
      offset: decodeOffset(values),
    };
  }, [search]);
  const { brief, draft } = decodedBrief;
  const sharedNames = loaded.key === urlKey ? loaded.sharedNames : undefined;
  const [view, setView] = useState<View>(brief || sharedNames ? "names" : "brief");
  const [previousOpen, setPreviousOpen] = useState(open);
  const heading = useRef<HTMLHeadingElement>(null);
  const scrollContainer = useRef<HTMLDivElement>(null);
  const shortlist = useShortlist();
  const domains = useDomains();
  const serverNames = loaded.key === urlKey ? loaded.names : NO_NAMES;
  const names = useNames({ brief, key: urlKey, offset, serverNames });

  const navigateToDraft = (next: BriefDraft) => {
    const query = encodeBrief(next);
    if (query === search) return;
    scrollContainer.current?.scrollTo({ top: 0 });
    void navigate(pathname + query, { replace: true, preventScrollReset: true });
  };
  const { form, formContent, problems, onInput, submit, fill, fillAndRequest } = useBriefForm({
    initial: decodedBrief,
    urlKey,
    isLive: brief !== undefined,
    onRequest: navigateToDraft,
  });
  if (open !== previousOpen) {
    setPreviousOpen(open);
    if (open === "shortlist") setView("shortlist");
    if (typeof open === "object") {
      fill(open);
      setView("names");
    }
  }
  const showView = (next: View) => {
    setView(next);
    scrollContainer.current?.scrollTo({ top: 0 });
  };
  useEffect(() => {
    if (open) void warmUpEngine();
  }, [open]);
  const shouldFocusHeading = useRef(false);
  const showNames = () => {
    shouldFocusHeading.current = true;
    showView("names");
  };
  useEffect(() => {
    // Focus the heading as soon as it is rendered, since the names may still be loading; also if
    // the clicked element was removed together with the last brief.
    const isFocusLost = open !== false && document.activeElement === document.body;
    if (!heading.current || !(shouldFocusHeading.current || isFocusLost)) return;
    shouldFocusHeading.current = false;
    heading.current.focus({ preventScroll: true });
  });
  const requestNames = (next: BriefDraft) => {
    fillAndRequest(next);
    showView("names");
  };

  const listProps = { cardCopy: copy.card, path: pathname, shortlist, getNameHref };

  return (
    <GeneratorDialog
      title={copy.title}
      closeLabel={copy.close}
      path={pathname}
      view={view}
      open={open !== false}
      defaultOpen={loaded.key !== ""}
      onClose={onClose}
      getInitialFocus={() =>
        brief || sharedNames ? heading.current : form.current?.querySelector<HTMLElement>("input")
      }
      returnFocus={returnFocus}
      viewSwitch={
        <ViewSwitch
          copy={copy.views}
          view={view}
          count={shortlist.list.length}
          onViewChange={showView}
        />
      }
    >
      <div className={styles.brief}>
        <BriefForm
          key={formContent.version}
          ref={form}
          copy={copy.brief}
          draft={formContent.draft}
          problems={problems}
          businessTypeOptions={businessTypeOptions}
          action={`${pathname}#name-generator`}
          onInput={onInput}
          onSubmit={() => submit() && showNames()}
        />
      </div>
      <div ref={scrollContainer} className={styles.content}>
        {view === "shortlist" ? (
          <ShortlistPanel {...listProps} copy={copy.shortlist} domains={domains} />
        ) : sharedNames ? (
          <SharedList {...listProps} copy={copy.sharedList} names={sharedNames} heading={heading} />
        ) : brief ? (
          <Results
            {...listProps}
            copy={copy.results}
            draft={draft}
            offset={offset}
            names={names}
            domains={domains}
            scrollContainer={scrollContainer}
            heading={heading}
            onRequest={requestNames}
          />
        ) : (
          <StartPanel copy={copy.results.start} path={pathname} onRequest={requestNames} />
        )}
      </div>
    </GeneratorDialog>
  );
}

const NO_NAMES: readonly BusinessName[] = [];

import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { BusinessName } from "../engine/model/business-name.ts";
import type { JudgedName } from "./worker-handlers.ts";
import { toUrlKey } from "./address-key.ts";
import { EMPTY_DRAFT, type Draft, decodeBrief, encodeBrief, decodeOffset } from "./brief-codec.ts";
import { BriefForm } from "./brief-form.tsx";
import { useDomains } from "./domains.ts";
import { GeneratorDialog } from "./generator-dialog.tsx";
import { warmUpEngine } from "./worker-client.ts";
import styles from "./generator-dialog.module.css";
import type { GeneratorCopy } from "./copy.ts";
import { Results } from "./results.tsx";
import { SharedList } from "./shared-list.tsx";
import { ShortlistPanel } from "./shortlist-panel.tsx";
import { StartPanel } from "./start.tsx";
import { useBriefForm } from "./use-brief-form.ts";
import { useNames } from "./use-names.ts";
import { useShortlist } from "./use-shortlist.ts";
import { type View, ViewSwitch } from "./view-switch.tsx";

/** The server's result for the initial URL. */
export interface LoadedNames {
  /** Key of the URL (`toUrlKey`); empty if it requests nothing. */
  key: string;
  names: readonly BusinessName[];
  /** Names of a shared list. */
  shared: readonly JudgedName[] | undefined;
}

interface NameGeneratorProps {
  copy: GeneratorCopy;
  loaded: LoadedNames;
  /** Datalist options, suggested while typing what the business does. */
  trades: ReactNode;
  /** The pane to open; `first` is the one the URL requests. A draft is in the URL already. */
  open: false | "first" | "shortlist" | Draft;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
  getNameHref: (name: string) => string;
}

const NOTHING = { draft: EMPTY_DRAFT, brief: undefined, problems: {} };

/** The generator in its dialog. The brief is in the query, so that names can be linked to. */
export function NameGenerator(props: NameGeneratorProps) {
  const { copy, loaded, trades, open, onClose, returnFocus, getNameHref } = props;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { key, current, from } = useMemo(() => {
    const values = new URLSearchParams(search);
    return {
      key: toUrlKey(values),
      current: decodeBrief(values) ?? NOTHING,
      from: decodeOffset(values),
    };
  }, [search]);
  const { brief, draft } = current;
  const shared = loaded.key === key ? loaded.shared : undefined;
  const [view, setView] = useState<View>(brief || shared ? "names" : "brief");
  const [openedAt, setOpenedAt] = useState(open);
  const heading = useRef<HTMLHeadingElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const shortlist = useShortlist();
  const domains = useDomains();
  const first = loaded.key === key ? loaded.names : NO_NAMES;
  const names = useNames({ brief, key, from, first });

  const navigateToDraft = (next: Draft) => {
    const query = encodeBrief(next);
    if (query === search) return;
    stage.current?.scrollTo({ top: 0 });
    void navigate(pathname + query, { replace: true, preventScrollReset: true });
  };
  const { form, filled, problems, onInput, submit, fill, refill } = useBriefForm({
    initial: current,
    key,
    isLive: brief !== undefined,
    onRequest: navigateToDraft,
  });
  if (open !== openedAt) {
    setOpenedAt(open);
    if (open === "shortlist") setView("shortlist");
    if (typeof open === "object") {
      fill(open);
      setView("names");
    }
  }
  const show = (next: View) => {
    setView(next);
    stage.current?.scrollTo({ top: 0 });
  };
  useEffect(() => {
    if (open) void warmUpEngine();
  }, [open]);
  const toHeading = useRef(false);
  const showNames = () => {
    toHeading.current = true;
    show("names");
  };
  useEffect(() => {
    // Focus the heading as soon as it is rendered, since the names may still be loading; also if
    // the clicked element was removed together with the last brief.
    const isLost = open !== false && document.activeElement === document.body;
    if (!heading.current || !(toHeading.current || isLost)) return;
    toHeading.current = false;
    heading.current.focus({ preventScroll: true });
  });
  const ask = (next: Draft) => {
    refill(next);
    show("names");
  };

  const listProps = { card: copy.card, path: pathname, shortlist, getNameHref };

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
        brief || shared ? heading.current : form.current?.querySelector<HTMLElement>("input")
      }
      returnFocus={returnFocus}
      switches={
        <ViewSwitch
          copy={copy.views}
          view={view}
          count={shortlist.list.length}
          onViewChange={show}
        />
      }
    >
      <div className={styles.brief}>
        <BriefForm
          key={filled.version}
          ref={form}
          copy={copy.brief}
          draft={filled.draft}
          problems={problems}
          trades={trades}
          action={`${pathname}#name-generator`}
          onInput={onInput}
          onSubmit={() => submit() && showNames()}
        />
      </div>
      <div ref={stage} className={styles.stage}>
        {view === "shortlist" ? (
          <ShortlistPanel {...listProps} copy={copy.shortlist} domains={domains} />
        ) : shared ? (
          <SharedList {...listProps} copy={copy.shared} names={shared} heading={heading} />
        ) : brief ? (
          <Results
            {...listProps}
            copy={copy.results}
            draft={draft}
            from={from}
            names={names}
            domains={domains}
            scrollContainer={stage}
            heading={heading}
            onRequest={ask}
          />
        ) : (
          <StartPanel copy={copy.results.start} path={pathname} onRequest={ask} />
        )}
      </div>
    </GeneratorDialog>
  );
}

const NO_NAMES: readonly BusinessName[] = [];

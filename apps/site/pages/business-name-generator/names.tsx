import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate } from "react-router";
import {
  checklist,
  nameGeneratorClosing,
  facade,
  getNameGeneratorPriceStrip,
  goodName,
  nameGeneratorHero,
  levelUp,
  nameGeneratorQuestions,
} from "@angadi/content/pages/business-name-sections";
import type { Prices } from "@angadi/content/plans";
import { generatorCopy } from "@angadi/names/dialog/copy";
import { buildStartUrlWithName, buildStartUrl } from "../../addresses/app-urls.ts";
import type { Deferred } from "../../data/deferred.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { Faq } from "../../sections/faq/faq.tsx";
import { Features } from "../../sections/features/features.tsx";
import { LIMITS, decodeBriefDraft, encodeBrief, isBlank } from "@angadi/names/dialog/brief-codec";
import { type LoadedNames, NameGenerator } from "@angadi/names/dialog/name-generator";
import { useShortlist } from "@angadi/names/dialog/use-shortlist";
import { PriceStrip } from "../../sections/price-strip/price-strip.tsx";
import { Promises } from "../../sections/promises/promises.tsx";
import { DeferredView } from "../../data/deferred-view.tsx";
import { Button, ButtonLink } from "@angadi/ui/button/button";
import { TextField } from "@angadi/ui/field/field";
import { Facade } from "./facade.tsx";
import { GoodName } from "./good-name.tsx";
import { LevelUp } from "./level-up.tsx";
import styles from "./names.module.css";
import { useCountSearch } from "./use-count-search.ts";

interface NameGeneratorContentProps {
  names: LoadedNames;
  /** Names of business types, one per line. */
  businessTypes: Deferred<string>;
  prices: Prices;
  appUrl: string;
}

export function NameGeneratorContent({
  names,
  businessTypes,
  prices,
  appUrl,
}: NameGeneratorContentProps) {
  const [openPane, setOpenPane] = useDialogState(names);
  const shortlistCount = useShortlist().list.length;
  const openButton = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  useCountSearch();
  const openWithNames = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const draft = decodeBriefDraft(new FormData(event.currentTarget));
    if (isBlank(draft)) return setOpenPane("requested");
    setOpenPane(draft);
    void navigate(encodeBrief(draft), { replace: true, preventScrollReset: true });
  };
  const getNameHref = (name: string) => buildStartUrlWithName(appUrl, name);
  return (
    <>
      <section className={`wrap ${styles.hero}`}>
        <div className={styles.intro}>
          <p className="eyebrow">{nameGeneratorHero.eyebrow}</p>
          <h1>{nameGeneratorHero.heading}</h1>
          <p className={styles.lede}>{nameGeneratorHero.lede}</p>
          <form
            action={`/business-name-generator${DIALOG_HASH}`}
            onSubmit={openWithNames}
            className={styles.form}
          >
            <TextField {...nameGeneratorHero.about} name="about" maxLength={LIMITS.about} />
            <Button ref={openButton} type="submit" size="large">
              {nameGeneratorHero.button}
            </Button>
          </form>
          <Promises items={nameGeneratorHero.promises} />
          {/* Also in the server's HTML, so that the saved names do not shift the layout when
              they load. */}
          <p className={styles.savedNames}>
            {shortlistCount > 0 && (
              <button type="button" onClick={() => setOpenPane("shortlist")}>
                {nameGeneratorHero.shortlist(shortlistCount)}
              </button>
            )}
          </p>
        </div>
        <Facade boards={facade} note={nameGeneratorHero.facadeNote} />
      </section>
      <NameGenerator
        copy={generatorCopy}
        loaded={names}
        businessTypeOptions={
          <DeferredView data={businessTypes} skeleton={null}>
            {(outcome) => outcome.ok && <BusinessTypeOptions lines={outcome.value} />}
          </DeferredView>
        }
        open={openPane}
        onClose={() => setOpenPane(false)}
        returnFocus={openButton}
        getNameHref={getNameHref}
      />
      <GoodName copy={goodName} />
      <LevelUp copy={levelUp} />
      <Features copy={checklist} href={buildStartUrl(appUrl)} />
      <PriceStrip copy={getNameGeneratorPriceStrip(prices)} />
      <Faq copy={nameGeneratorQuestions} />
      <ClosingCall copy={nameGeneratorClosing}>
        <OpenGeneratorLink onOpen={() => setOpenPane("requested")}>
          {nameGeneratorClosing.button}
        </OpenGeneratorLink>
      </ClosingCall>
    </>
  );
}

/** The business types as suggestions for the input. */
function BusinessTypeOptions({ lines }: { lines: string }) {
  return lines.split("\n").map((name) => <option key={name}>{name}</option>);
}

/** Hash that opens the dialog; without JavaScript it leads to the form on the page. */
const DIALOG_HASH = "#name-generator";

interface OpenGeneratorLinkProps {
  onOpen: () => void;
  children: ReactNode;
}

/** A button that opens the dialog. */
function OpenGeneratorLink({ onOpen, children }: OpenGeneratorLinkProps) {
  const openDialog = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <ButtonLink href={DIALOG_HASH} reloadDocument onClick={openDialog}>
      {children}
    </ButtonLink>
  );
}

type OpenPane = ComponentProps<typeof NameGenerator>["open"];

/** Open from the start if the URL requests names, or if its hash requests the dialog alone. */
function useDialogState({ key }: LoadedNames) {
  const { hash } = useLocation();
  const [open, setOpen] = useState<OpenPane>(false);
  useEffect(() => {
    // Linked to from another page; the server does not see the hash.
    // oxlint-disable-next-line react/set-state-in-effect
    if (key !== "" || hash === DIALOG_HASH) setOpen("requested");
  }, [key, hash]);
  return [open, setOpen] as const;
}

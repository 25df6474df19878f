import { type ComponentProps, type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import {
  checklist,
  closing,
  cost,
  facade,
  goodName,
  hero,
  levelUp,
  questions,
} from "@angadi/content/pages/business-name-sections";
import type { Prices } from "@angadi/content/plans";
import { generatorCopy } from "@angadi/names/dialog/copy";
import { namedUrl, startUrl } from "../../app-urls.ts";
import type { Deferred } from "../../deferred.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { CostAndRisk } from "../../sections/cost-and-risk/cost-and-risk.tsx";
import { Faq } from "../../sections/faq/faq.tsx";
import { type LoadedNames, NameGenerator } from "@angadi/names/dialog/name-generator";
import { useShortlist } from "@angadi/names/dialog/use-shortlist";
import { Promises } from "../../sections/promises/promises.tsx";
import { DeferredView } from "../../deferred-view.tsx";
import { ButtonLink } from "@angadi/ui/button/button";
import { Checklist } from "./checklist.tsx";
import { Facade } from "./facade.tsx";
import { GoodName } from "./good-name.tsx";
import { LevelUp } from "./level-up.tsx";
import styles from "./names.module.css";

interface NamesProps {
  found: LoadedNames;
  /** Names of business types, in lines. */
  trades: Deferred<string>;
  prices: Prices;
  appUrl: string;
}

/** The whole page. */
export function Names({ found, trades, prices, appUrl }: NamesProps) {
  const [open, setOpen] = useOpen(found);
  const kept = useShortlist().list.length;
  const price = cost(prices);
  const opener = useRef<HTMLAnchorElement>(null);
  const namedHref = useMemo(() => (name: string) => namedUrl(appUrl, name), [appUrl]);
  return (
    <>
      <section className={`wrap ${styles.hero}`}>
        <div className={styles.words}>
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1>{hero.heading}</h1>
          <p className={styles.lede}>{hero.lede}</p>
          <Opener ref={opener} size="large" onOpen={() => setOpen("first")}>
            {hero.button}
          </Opener>
          <Promises items={hero.promises} />
          {/* There in the HTML too, so that what is kept moves nothing as it comes. */}
          <p className={styles.kept}>
            {kept > 0 && (
              <button type="button" onClick={() => setOpen("shortlist")}>
                {hero.shortlist(kept)}
              </button>
            )}
          </p>
        </div>
        <Facade boards={facade} note={hero.facade} />
      </section>
      <NameGenerator
        copy={generatorCopy}
        found={found}
        trades={
          <DeferredView data={trades} skeleton={null}>
            {(outcome) => outcome.ok && <Trades lines={outcome.value} />}
          </DeferredView>
        }
        open={open}
        onClose={() => setOpen(false)}
        returnFocus={opener}
        namedHref={namedHref}
      />
      <GoodName copy={goodName} />
      <LevelUp copy={levelUp} />
      <Checklist copy={checklist} href={startUrl(appUrl)} />
      <CostAndRisk copy={price} bill={price.bill} />
      <Faq copy={questions} />
      <ClosingCall heading={closing.heading} text={closing.text}>
        <Opener onOpen={() => setOpen("first")}>{closing.button}</Opener>
      </ClosingCall>
    </>
  );
}

/** What businesses there are, to choose from while typing. */
function Trades({ lines }: { lines: string }) {
  return lines.split("\n").map((trade) => <option key={trade}>{trade}</option>);
}

/** Where the buttons lead that open the dialog: without code, to its place in the page. */
const OPENS = "#name-generator";

type OpenerProps = Pick<ComponentProps<typeof ButtonLink>, "ref" | "size" | "children"> & {
  onOpen: () => void;
};

/** Opens the dialog. */
function Opener({ onOpen, ...rest }: OpenerProps) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onOpen();
  };
  return <ButtonLink {...rest} href={OPENS} leaves data-held onClick={open} />;
}

/** Whether it is open: from the start where the address asks for names, or the hash for the dialog alone. */
function useOpen({ key }: LoadedNames) {
  const { hash } = useLocation();
  const [open, setOpen] = useState<ComponentProps<typeof NameGenerator>["open"]>(false);
  useEffect(() => {
    // Linked to from elsewhere; the hash is unknown to the HTML.
    // oxlint-disable-next-line react/set-state-in-effect
    if (key !== "" || hash === OPENS) setOpen("first");
  }, [key, hash]);
  return [open, setOpen] as const;
}

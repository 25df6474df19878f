import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import {
  checklist,
  closing,
  facade,
  goodName,
  hero,
  levelUp,
  questions,
} from "#content/pages/business-name-sections.ts";
import { generatorWords } from "#content/pages/name-generator-dialog.ts";
import { namedUrl, startUrl } from "../../hand-off.ts";
import type { Timely as TimelyData } from "../../in-time.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { Faq } from "../../sections/faq/faq.tsx";
import { type Found, NameGenerator } from "./generator/name-generator.tsx";
import { opening } from "./generator/opening.ts";
import { Promises } from "../../sections/promises/promises.tsx";
import { Timely } from "../../timely.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Checklist } from "./checklist.tsx";
import { OPENS } from "./opens.ts";
import { Facade } from "./facade.tsx";
import { GoodName } from "./good-name.tsx";
import { LevelUp } from "./level-up.tsx";
import styles from "./names.module.css";

interface NamesProps {
  found: Found;
  /** Names of business types, in lines. */
  trades: TimelyData<string>;
  appUrl: string;
}

/** The whole page. A module of its own, because its code can wait. */
export default function Names({ found, trades, appUrl }: NamesProps) {
  const open = useOpen(found);
  const opener = useRef<HTMLAnchorElement>(null);
  const namedHref = useMemo(() => (name: string) => namedUrl(appUrl, name), [appUrl]);
  return (
    <>
      <section className={`wrap ${styles.hero}`}>
        <div className={styles.words}>
          <h1>{hero.heading}</h1>
          <p className={styles.lede}>{hero.lede}</p>
          <ButtonLink ref={opener} href={OPENS} size="large">
            {hero.button}
          </ButtonLink>
          <Promises items={hero.promises} />
        </div>
        <Facade boards={facade} note={hero.facade} />
      </section>
      <NameGenerator
        words={generatorWords}
        found={found}
        trades={
          <Timely data={trades} skeleton={null}>
            {(outcome) => outcome.ok && <Trades lines={outcome.value} />}
          </Timely>
        }
        open={open}
        onClose={() => opening.set(false)}
        returnFocus={opener}
        namedHref={namedHref}
      />
      <GoodName words={goodName} />
      <LevelUp words={levelUp} />
      <Checklist words={checklist} href={startUrl(appUrl)} />
      <Faq words={questions} />
      <ClosingCall heading={closing.heading} text={closing.text}>
        <ButtonLink href={OPENS}>{closing.button}</ButtonLink>
      </ClosingCall>
    </>
  );
}

/** What businesses there are, to choose from while typing. */
function Trades({ lines }: { lines: string }) {
  return lines.split("\n").map((trade) => <option key={trade}>{trade}</option>);
}

/** Open from the start where the address asks for names; the hash asks for the dialog alone. */
function useOpen({ key }: Found): boolean {
  const { hash } = useLocation();
  useEffect(() => {
    // Pressed before any code was there, or linked to from elsewhere.
    if (key !== "" || hash === OPENS) opening.set(true);
  }, [key, hash]);
  useEffect(() => () => opening.set(false), []);
  return useSyncExternalStore(opening.subscribe, opening.get, () => false);
}

import { type ReactNode, useId, useMemo } from "react";
import { Button } from "@angadi/ui/button/button";
import { formatRgb, listColours, listReadablePairs } from "../engine/colours.ts";
import { MARK_VARIANTS, changeDesign } from "../engine/make-kit.ts";
import { darken } from "../engine/mark.ts";
import { type KitDesign, type DesignChanges, MARK_KINDS } from "../kit.ts";
import {
  drawLetters,
  drawMarkScene,
  drawPalette,
  drawSquareLogo,
  drawWideLogo,
} from "../pictures/logo.ts";
import { drawBillHead, drawChat, drawVisitingCard, drawWebsite } from "../pictures/stationery.ts";
import type { Scene } from "../scene/scene.ts";
import { getTypeface } from "../scene/typefaces.ts";
import { SceneSvg } from "../scene/scene-svg.tsx";
import { drawSignboard } from "../signboard/draw-signboard.ts";
import { kitCopy as copy } from "./copy.ts";
import styles from "./maker.module.css";
import { SignNote } from "./sign-note.tsx";
import { useFonts } from "./use-fonts.ts";

interface KitInUseProps {
  design: KitDesign;
  onChange: (changes: DesignChanges) => void;
}

const SMALL_SIZES = [16, 32, 64];

/** A design in use, with the tools to change it. */
export function KitInUse({ design, onChange }: KitInUseProps) {
  const pictures = useMemo(
    () => ({
      signboard: drawSignboard(design),
      logo: drawSquareLogo(design, "ground"),
      onDark: drawWideLogo(darken(design), "board"),
      card: drawVisitingCard(design),
      chat: drawChat(design),
      billHead: drawBillHead(design),
      website: drawWebsite(design),
    }),
    [design],
  );
  const samples = useMemo(
    () => [0, 1, 2].map((pairing) => drawLetters(changeDesign(design, { pairing }))),
    [design],
  );
  useFonts(useMemo(() => [...Object.values(pictures), ...samples], [pictures, samples]));
  const { signboard, ...others } = pictures;
  return (
    <section className={styles.inUse}>
      <h3>{copy.inUse}</h3>
      <DesignTools design={design} samples={samples} onChange={onChange} />
      <Picture title={copy.pictures.signboard} scene={signboard}>
        <SignNote state={design.input.state} />
      </Picture>
      <div className={styles.pictures}>
        {(["logo", "card", "website", "billHead", "chat", "onDark"] as const).map((key) => (
          <Picture key={key} title={copy.pictures[key]} scene={others[key]} />
        ))}
        <figure className={styles.picture}>
          <div className={styles.small}>
            {SMALL_SIZES.map((size) => (
              <SceneSvg
                key={size}
                scene={drawMarkScene(design, "ground", size < 64)}
                width={size}
                height={size}
              />
            ))}
          </div>
          <figcaption>{copy.pictures.small}</figcaption>
        </figure>
      </div>
      <Colours design={design} />
    </section>
  );
}

interface PictureProps {
  title: string;
  scene: Scene;
  children?: ReactNode;
}

function Picture({ title, scene, children }: PictureProps) {
  return (
    <figure className={styles.picture}>
      <SceneSvg scene={scene} />
      <figcaption>
        {title}
        {children}
      </figcaption>
    </figure>
  );
}

interface DesignToolsProps extends KitInUseProps {
  /** The letters of each pairing. */
  samples: readonly Scene[];
}

function DesignTools({ design, samples, onChange }: DesignToolsProps) {
  const { mark, paletteIndex, pairingIndex } = design;
  const setVariant = (variant: number) => onChange({ mark: { ...mark, variant } });
  return (
    <div className={styles.tools}>
      <Choice
        legend={copy.tools.colours}
        chosen={paletteIndex}
        onChange={(palette) => onChange({ palette })}
        options={[0, 1, 2, 3].map((palette) => ({
          label: copy.tools.palette(palette),
          sample: (
            <SceneSvg scene={drawPalette(changeDesign(design, { palette }), 250)} aria-hidden />
          ),
        }))}
      />
      <Choice
        legend={copy.tools.fonts}
        chosen={pairingIndex}
        onChange={(pairing) => onChange({ pairing })}
        options={samples.map((scene) => ({
          label: copy.tools.pairing(scene.label),
          sample: <SceneSvg scene={scene} aria-hidden />,
        }))}
      />
      <Choice
        legend={copy.tools.mark}
        chosen={MARK_KINDS.indexOf(mark.kind)}
        onChange={(index) => onChange({ mark: { ...mark, kind: MARK_KINDS[index] ?? mark.kind } })}
        options={MARK_KINDS.map((kind) => ({
          label: copy.tools.markKinds[kind],
          sample: copy.tools.markKinds[kind],
        }))}
      />
      <Button variant="quiet" onClick={() => setVariant((mark.variant + 1) % MARK_VARIANTS)}>
        {copy.tools.nextMark}
      </Button>
    </div>
  );
}

interface ChoiceProps {
  legend: string;
  options: readonly { label: string; sample: ReactNode }[];
  /** Index of the chosen option. */
  chosen: number;
  onChange: (index: number) => void;
}

function Choice({ legend, options, chosen, onChange }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {options.map(({ label, sample }, index) => (
        <label key={label}>
          <input
            type="radio"
            name={name}
            aria-label={label}
            checked={chosen === index}
            onChange={() => onChange(index)}
          />
          {sample}
        </label>
      ))}
    </fieldset>
  );
}

function Colours({ design }: { design: KitDesign }) {
  const colours = listColours(design.palette);
  return (
    <div className={styles.colours}>
      <h4>{copy.colours.heading}</h4>
      <SceneSvg scene={drawPalette(design)} />
      <ul className={styles.names}>
        {colours.map(({ name, hex }) => (
          <li key={hex}>
            <b>{name}</b> {hex.toUpperCase()} <span>{copy.colours.rgb(formatRgb(hex))}</span>
          </li>
        ))}
      </ul>
      <h4>{copy.colours.pairs}</h4>
      <ul>
        {listReadablePairs(colours).map(({ text, background, contrast }) => (
          <li key={text.hex + background.hex}>
            {copy.colours.pair(text.name, background.name, contrast.toFixed(1))}
          </li>
        ))}
      </ul>
      <p>{copy.colours.note}</p>
      <h4>{copy.fonts.heading}</h4>
      <p>{copy.fonts.text(getTypeface(design.pairing.heading).title)}</p>
    </div>
  );
}

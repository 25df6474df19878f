import { type ReactNode, useMemo } from "react";
import { computeContrast } from "@angadi/drafts/render/contrast";
import { MIN_CONTRAST } from "../engine/colours.ts";
import { decodeKitAnswers, makeKitAndDesign } from "./answers.ts";
import { drawMarkScene } from "../pictures/logo.ts";
import type { Scene } from "../scene/scene.ts";
import { SceneSvg } from "../scene/scene-svg.tsx";
import { useFonts } from "./use-fonts.ts";

/** What a kit lends to a bill. */
export interface BillBrand {
  mark: Scene;
  /** The mark on a page. */
  logo: ReactNode;
  /** For text on white, and below white text. */
  strong: string;
  /** Light colours below dark text, the second one lighter. */
  wash: string;
  pale: string;
}

const WHITE = "#ffffff";

/** In CSS pixels. */
const LOGO_SIZE = 52;

const isStrong = (hex: string) => computeContrast(hex, WHITE) >= MIN_CONTRAST;

function BillLogo({ mark }: { mark: Scene }) {
  useFonts(useMemo(() => [mark], [mark]));
  return <SceneSvg scene={mark} width={LOGO_SIZE} height={LOGO_SIZE} />;
}

/** Makes the bill's brand of a saved kit (saved-kit.ts). */
export function makeBillBrand(query: string): BillBrand {
  const { design } = makeKitAndDesign(decodeKitAnswers(query));
  const { board, accent, link, ink, tint, ground } = design.palette;
  const mark = drawMarkScene(design, "ground");
  return {
    mark,
    logo: <BillLogo mark={mark} />,
    strong: [board, accent, link].find(isStrong) ?? ink,
    wash: tint,
    pale: ground,
  };
}

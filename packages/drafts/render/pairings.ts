/** A face of the web fonts in packages/drafts/fonts, with its fallback. */
interface Face {
  family: string;
  /** File in packages/drafts/fonts; the rupee sign is in a separate file, see `rupeeFile`. */
  file: string;
  weight: string;
  /** Width of "0" in names, in em, to which fallbacks are adjusted; undefined for capitals. */
  zero: number | undefined;
  fallback: string;
}

export const FACES = {
  narrow: {
    family: "Anek Narrow",
    file: "anek-narrow.woff2",
    weight: "800",
    zero: undefined,
    fallback: '"Narrow stand-in","Roboto Condensed","Arial Narrow",Impact,sans-serif',
  },
  wide: {
    family: "Anek Wide",
    file: "anek-wide.woff2",
    weight: "800",
    zero: undefined,
    fallback: '"Arial Black",system-ui,sans-serif',
  },
  thin: {
    family: "Anek Thin",
    file: "anek-thin.woff2",
    weight: "200",
    zero: undefined,
    fallback: '"Segoe UI Light","Helvetica Neue",system-ui,sans-serif',
  },
  light: {
    family: "Anek Light",
    file: "anek-light.woff2",
    weight: "400",
    zero: undefined,
    fallback: '"Segoe UI","Helvetica Neue",system-ui,sans-serif',
  },
  rozha: {
    family: "Rozha One",
    file: "rozha-one.woff2",
    weight: "400",
    zero: 0.572,
    fallback: '"Bodoni 72",Didot,"Playfair Display",Georgia,serif',
  },
  yatra: {
    family: "Yatra One",
    file: "yatra-one.woff2",
    weight: "400",
    zero: 0.613,
    fallback: '"Palatino Linotype",Palatino,Georgia,serif',
  },
  eczar: {
    family: "Eczar",
    file: "eczar.woff2",
    weight: "400 800",
    zero: 0.602,
    fallback: 'Charter,"Iowan Old Style",Georgia,serif',
  },
  fraunces: {
    family: "Fraunces",
    file: "fraunces.woff2",
    weight: "600",
    zero: undefined,
    fallback: '"Cooper Black","Iowan Old Style",Georgia,serif',
  },
  baloo: {
    family: "Baloo 2",
    file: "baloo-2.woff2",
    weight: "800",
    zero: 0.606,
    fallback: '"Arial Rounded MT Bold","Nunito",system-ui,sans-serif',
  },
  figtree: {
    family: "Figtree",
    file: "figtree.woff2",
    weight: "400 700",
    zero: 0.648,
    fallback: 'system-ui,"Segoe UI",Roboto,sans-serif',
  },
} as const satisfies Record<string, Face>;
export type FaceId = keyof typeof FACES;

/** The file with a face's rupee sign, which is separate from the Latin letters. */
export const rupeeFile = (file: string): string => file.replace(".woff2", "-rupee.woff2");

/** A font face for names and headings, and one for the rest. */
export interface Pairing {
  heading: FaceId;
  body: FaceId;
  weight: number;
  /** Letter spacing of headings, in em. */
  tracking: number;
  leading: number;
  capitals: boolean;
  /** Average letter width in em, used to size names to their line. */
  width: number;
}

const pairing = (
  heading: FaceId,
  [weight, tracking, leading, width]: readonly [number, number, number, number],
  capitals = false,
  body: FaceId = "figtree",
): Pairing => ({ heading, body, weight, tracking, leading, capitals, width });

export const PAIRINGS = {
  narrow: pairing("narrow", [800, -0.005, 0.9, 0.47], true),
  wide: pairing("wide", [800, -0.03, 0.96, 0.68]),
  light: pairing("light", [400, -0.015, 1, 0.58]),
  plain: pairing("figtree", [700, -0.03, 1, 0.57]),
  rozha: pairing("rozha", [400, -0.01, 0.98, 0.56]),
  yatra: pairing("yatra", [400, 0, 1.05, 0.62]),
  eczar: pairing("eczar", [700, -0.015, 1.02, 0.56], false, "eczar"),
  fraunces: pairing("fraunces", [600, -0.025, 1, 0.57]),
  baloo: pairing("baloo", [800, -0.02, 0.95, 0.55]),
} as const;
export type PairingId = keyof typeof PAIRINGS;

/** The `font-family` value: a face and its fallback. */
export const toFontStack = (face: Face): string => `"${face.family}",${face.fallback}`;

/** The `font-size-adjust` value that makes a fallback as wide as the face. */
export const sizeAdjust = ({ zero }: Pick<Face, "zero">): string =>
  zero === undefined ? "none" : `ch-width ${zero}`;

/** Fallback for the narrow capitals, whose width cannot be matched by a digit's width. */
export const FALLBACK_FACE_CSS =
  '@font-face{font-family:"Narrow stand-in";src:local("Arial Bold"),local("Roboto Bold"),local("Helvetica Bold"),local("Liberation Sans Bold");size-adjust:62%}';

/** A pair as custom properties. */
export const pairingCss = (fontPairing: Pairing): string =>
  [
    `--head:${toFontStack(FACES[fontPairing.heading])}`,
    `--body:${toFontStack(FACES[fontPairing.body])}`,
    `--weight:${fontPairing.weight}`,
    `--adjust:${sizeAdjust(FACES[fontPairing.heading])}`,
    `--tracking:${fontPairing.tracking}em`,
    `--leading:${fontPairing.leading}`,
    // Narrow capitals are set so tight that a normal word space disappears.
    `--gap:${fontPairing.capitals ? ".08em" : ".04em"}`,
    `--case:${fontPairing.capitals ? "uppercase" : "none"}`,
  ].join(";");

/** The faces of a pair, each once. */
export const listFaces = (fontPairing: Pairing): (typeof FACES)[FaceId][] =>
  [...new Set([fontPairing.heading, fontPairing.body])].map((id) => FACES[id]);

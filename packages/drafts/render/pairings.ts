/** A face of the web fonts in packages/drafts/fonts, with its fallback. */
interface Face {
  family: string;
  /** File in packages/drafts/fonts; the rupee sign is in a separate file, see `toRupeeFile`. */
  file: string;
  weight: string;
  /** Width of "0" in names, in em, to which fallbacks are adjusted; undefined for uppercase. */
  zeroWidth: number | undefined;
  fallback: string;
}

export const FACES = {
  narrow: {
    family: "Anek Narrow",
    file: "anek-narrow.woff2",
    weight: "800",
    zeroWidth: undefined,
    fallback: '"Narrow stand-in","Roboto Condensed","Arial Narrow",Impact,sans-serif',
  },
  wide: {
    family: "Anek Wide",
    file: "anek-wide.woff2",
    weight: "800",
    zeroWidth: undefined,
    fallback: '"Arial Black",system-ui,sans-serif',
  },
  thin: {
    family: "Anek Thin",
    file: "anek-thin.woff2",
    weight: "200",
    zeroWidth: undefined,
    fallback: '"Segoe UI Light","Helvetica Neue",system-ui,sans-serif',
  },
  light: {
    family: "Anek Light",
    file: "anek-light.woff2",
    weight: "400",
    zeroWidth: undefined,
    fallback: '"Segoe UI","Helvetica Neue",system-ui,sans-serif',
  },
  rozha: {
    family: "Rozha One",
    file: "rozha-one.woff2",
    weight: "400",
    zeroWidth: 0.572,
    fallback: '"Bodoni 72",Didot,"Playfair Display",Georgia,serif',
  },
  yatra: {
    family: "Yatra One",
    file: "yatra-one.woff2",
    weight: "400",
    zeroWidth: 0.613,
    fallback: '"Palatino Linotype",Palatino,Georgia,serif',
  },
  eczar: {
    family: "Eczar",
    file: "eczar.woff2",
    weight: "400 800",
    zeroWidth: 0.602,
    fallback: 'Charter,"Iowan Old Style",Georgia,serif',
  },
  fraunces: {
    family: "Fraunces",
    file: "fraunces.woff2",
    weight: "600",
    zeroWidth: undefined,
    fallback: '"Cooper Black","Iowan Old Style",Georgia,serif',
  },
  baloo: {
    family: "Baloo 2",
    file: "baloo-2.woff2",
    weight: "800",
    zeroWidth: 0.606,
    fallback: '"Arial Rounded MT Bold","Nunito",system-ui,sans-serif',
  },
  figtree: {
    family: "Figtree",
    file: "figtree.woff2",
    weight: "400 700",
    zeroWidth: 0.648,
    fallback: 'system-ui,"Segoe UI",Roboto,sans-serif',
  },
} as const satisfies Record<string, Face>;
export type FaceId = keyof typeof FACES;
/** The faces of headings; the thin one is for neon boards. */
export type HeadingFaceId = Exclude<FaceId, "thin">;

/** Returns the file with the rupee sign of a face, which is separate from the Latin letters. */
export const toRupeeFile = (file: string): string => file.replace(".woff2", "-rupee.woff2");

/** A font face for names and headings, and one for the rest. */
export interface Pairing {
  heading: HeadingFaceId;
  body: FaceId;
  weight: number;
  /** Letter spacing of headings, in em. */
  tracking: number;
  leading: number;
  isUppercase: boolean;
  /** Average letter width in em, used to size names to their line. */
  width: number;
}

const createPairing = (
  heading: HeadingFaceId,
  [weight, tracking, leading, width]: readonly [number, number, number, number],
  isUppercase = false,
  body: FaceId = "figtree",
): Pairing => ({ heading, body, weight, tracking, leading, isUppercase, width });

export const PAIRINGS = {
  narrow: createPairing("narrow", [800, -0.005, 0.9, 0.47], true),
  wide: createPairing("wide", [800, -0.03, 0.96, 0.68]),
  light: createPairing("light", [400, -0.015, 1, 0.58]),
  plain: createPairing("figtree", [700, -0.03, 1, 0.57]),
  rozha: createPairing("rozha", [400, -0.01, 0.98, 0.56]),
  yatra: createPairing("yatra", [400, 0, 1.05, 0.62]),
  eczar: createPairing("eczar", [700, -0.015, 1.02, 0.56], false, "eczar"),
  fraunces: createPairing("fraunces", [600, -0.025, 1, 0.57]),
  baloo: createPairing("baloo", [800, -0.02, 0.95, 0.55]),
} as const;
export type PairingId = keyof typeof PAIRINGS;

/** Returns the `font-family` value for a face: the face and its fallback. */
export const toFontStack = (face: Face): string => `"${face.family}",${face.fallback}`;

/** Returns the `font-size-adjust` value that makes a fallback as wide as the face. */
export const toFontSizeAdjust = ({ zeroWidth }: Pick<Face, "zeroWidth">): string =>
  zeroWidth === undefined ? "none" : `ch-width ${zeroWidth}`;

/** Fallback for the narrow capitals, whose width cannot be matched by a digit's width. */
export const FALLBACK_FACE_CSS =
  '@font-face{font-family:"Narrow stand-in";src:local("Arial Bold"),local("Roboto Bold"),local("Helvetica Bold"),local("Liberation Sans Bold");size-adjust:62%}';

/** Renders a pairing as custom properties. */
export const renderPairingCss = (pairing: Pairing): string =>
  [
    `--head:${toFontStack(FACES[pairing.heading])}`,
    `--body:${toFontStack(FACES[pairing.body])}`,
    `--weight:${pairing.weight}`,
    `--adjust:${toFontSizeAdjust(FACES[pairing.heading])}`,
    `--tracking:${pairing.tracking}em`,
    `--leading:${pairing.leading}`,
    // Narrow capitals are set so tight that a normal word space disappears.
    `--gap:${pairing.isUppercase ? ".08em" : ".04em"}`,
    `--case:${pairing.isUppercase ? "uppercase" : "none"}`,
  ].join(";");

/** The faces of a pairing, each once. */
export const listFaces = (pairing: Pairing): (typeof FACES)[FaceId][] =>
  [...new Set([pairing.heading, pairing.body])].map((id) => FACES[id]);

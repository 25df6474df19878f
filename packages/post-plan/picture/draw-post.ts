import type { Design } from "@angadi/brand-kit/kit";
import { makeKit } from "@angadi/brand-kit/engine/make-kit";
import { fitNote, measureLines, shift } from "@angadi/brand-kit/pictures/layout";
import { type Scene, type Shape, circle, path, rect } from "@angadi/brand-kit/scene/scene";
import { capitalize } from "@angadi/drafts/engine/clean";
import { choosePictures } from "@angadi/drafts/trades/choose-pictures";
import type { Plan, Post } from "../plan.ts";
import { pictureCopy as copy } from "./copy.ts";
import { FOOTER_TOP, MARGIN, SIDE, drawArt, drawFooter, fitHeadline } from "./parts.ts";

/** What a picture shows besides the kit. */
interface Content {
  headline: string;
  /** Empty if it is not known. */
  price: string;
  art: string;
  signature: { name: string; note: string };
  list: readonly { name: string; price: string }[];
}

type Layout = (design: Design, content: Content) => { background: string; shapes: Shape[] };

const WIDTH = SIDE - 2 * MARGIN;
const CENTRE = SIDE / 2;

/** The price on a plate in the accent colour, as wide as its text. */
function drawPrice({ palette }: Design, price: string, y: number, align: "start" | "middle") {
  const room = { x: MARGIN + 45, y, width: WIDTH - 90, height: 116 };
  const lines = fitNote(price, room, palette.onAccent, { align: "middle", maxSize: 76 });
  if (lines.length === 0) return [];
  const width = measureLines(lines) + 90;
  const plate = rect({ x: CENTRE - width / 2, y, width, height: 116 }, palette.accent, 58);
  const left = align === "start" ? MARGIN : CENTRE - width / 2;
  return shift([plate, ...lines], left - (CENTRE - width / 2));
}

/** A painted board: the goods in a medallion, their name in the colour of the lettering. */
const drawBoard: Layout = (design, { headline, price, art, signature }) => {
  const { palette } = design;
  const frame = { x: 36, y: 36, width: SIDE - 72, height: FOOTER_TOP - 72 };
  return {
    background: palette.board,
    shapes: [
      rect(frame, palette.glow, 36, 7),
      circle(CENTRE, 300, 205, palette.ground),
      ...drawArt(design, art, { x: CENTRE - 145, y: 155, width: 290 }),
      ...fitHeadline(
        design,
        headline,
        { x: 110, y: 535, width: SIDE - 220, height: price ? 190 : 300 },
        { colour: palette.glow, align: "middle", maxLines: 2, maxSize: 128 },
      ),
      ...drawPrice(design, price, 745, "middle"),
      ...drawFooter(design, signature, true),
    ],
  };
};

/** A shop window: the goods large on a tinted wall, name and price below. */
const drawWindow: Layout = (design, { headline, price, art, signature }) => {
  const { palette } = design;
  const stripes = Array.from({ length: 9 }, (_, index) =>
    path(
      `M${index * 120} 0h120v70a60 60 0 0 1-120 0z`,
      index % 2 === 0 ? palette.board : palette.glow,
    ),
  );
  return {
    background: palette.ground,
    shapes: [
      rect({ x: 0, y: 0, width: SIDE, height: 580 }, palette.tint),
      ...drawArt(design, art, { x: CENTRE - 200, y: 158, width: 400 }),
      ...stripes,
      ...fitHeadline(
        design,
        headline,
        { x: MARGIN, y: 600, width: WIDTH, height: price ? 165 : 310 },
        { colour: palette.ink, maxLines: 2, maxSize: 112 },
      ),
      ...drawPrice(design, price, 785, "start"),
      ...drawFooter(design, signature),
    ],
  };
};

/** A poster: the words first, the goods in the corner. */
const drawPoster: Layout = (design, { headline, price, art, signature }) => {
  const { palette } = design;
  return {
    background: palette.ground,
    shapes: [
      circle(SIDE - 300, FOOTER_TOP - 190, 300, palette.tint),
      ...drawArt(design, art, { x: SIDE - 480, y: FOOTER_TOP - 385, width: 360 }),
      rect({ x: MARGIN, y: 84, width: 120, height: 16 }, palette.board, 8),
      ...fitHeadline(
        design,
        headline,
        { x: MARGIN, y: 130, width: WIDTH, height: 330 },
        { colour: palette.ink, maxLines: 3, maxSize: 150 },
      ),
      ...fitNote(price, { x: MARGIN, y: 520, width: 420, height: 250 }, palette.link, {
        maxLines: 2,
        maxSize: 120,
      }),
      ...drawFooter(design, signature),
    ],
  };
};

/** The list of all that is on offer. */
const drawList: Layout = (design, { list, signature, art }) => {
  const { palette } = design;
  const height = 590 / Math.max(list.length, 2);
  const maxSize = Math.min(76, height * 0.42);
  const rows = list.flatMap(({ name, price }, index): Shape[] => {
    const y = 300 + index * height;
    const line = { x: MARGIN + 24, y: y + height - 3, width: WIDTH - 48, height: 3 };
    const nameWidth = price ? 540 : WIDTH - 48;
    return [
      ...fitNote(
        capitalize(name),
        { x: MARGIN + 24, y: y + 8, width: nameWidth, height: height - 16 },
        palette.ink,
        { maxLines: 2, maxSize },
      ),
      ...fitNote(
        price,
        { x: MARGIN + 24 + 560, y: y + 8, width: WIDTH - 48 - 560, height: height - 16 },
        palette.link,
        { align: "end", maxSize },
      ),
      ...(index < list.length - 1 ? [rect(line, palette.tint)] : []),
    ];
  });
  return {
    background: palette.ground,
    shapes: [
      rect({ x: 0, y: 0, width: SIDE, height: 280 }, palette.board),
      ...fitHeadline(
        design,
        copy.list,
        { x: MARGIN + 24, y: 60, width: 600, height: 170 },
        { colour: palette.onBoard, maxLines: 1, maxSize: 130 },
      ),
      circle(SIDE - 220, 160, 135, palette.tint),
      ...drawArt(design, art, { x: SIDE - 315, y: 65, width: 190 }),
      ...rows,
      ...drawFooter(design, signature),
    ],
  };
};

/** A garland of leaves and marigolds above the festival's name, on a light or a painted wall. */
const createGreeting =
  (surface: "ground" | "board"): Layout =>
  (design, { headline, signature }) => {
    const { palette } = design;
    const isPainted = surface === "board";
    const [, , yellow = "", , , green = ""] = palette.art.split(" ");
    const garland = Array.from({ length: 9 }, (_, index) => {
      const x = 60 + index * 120;
      const y = Math.round(44 + 34 * Math.cos(((index - 4) / 4) * (Math.PI / 2)));
      const leaf = path("M0 0C46 40 40 118 0 160C-40 118-46 40 0 0z", green);
      return [{ ...leaf, x, y }, circle(x, y, 40, yellow), circle(x, y, 24, palette.accent)];
    }).flat();
    const greeting = { x: MARGIN, y: 340, width: WIDTH, height: 80 };
    return {
      background: palette[surface],
      shapes: [
        rect({ x: 0, y: 0, width: SIDE, height: 44 }, palette[isPainted ? "ground" : "board"]),
        ...garland,
        ...fitNote(copy.greeting, greeting, palette[isPainted ? "onBoard" : "mute"], {
          align: "middle",
          maxSize: 54,
        }),
        ...fitHeadline(
          design,
          headline,
          { x: MARGIN, y: 430, width: WIDTH, height: 330 },
          {
            colour: palette[isPainted ? "glow" : "ink"],
            align: "middle",
            maxLines: 2,
            maxSize: 190,
          },
        ),
        rect({ x: CENTRE - 90, y: 800, width: 180, height: 12 }, palette.accent, 6),
        ...drawFooter(design, signature, isPainted),
      ],
    };
  };

const GREETINGS = [createGreeting("ground"), createGreeting("board")] as const;
const LAYOUTS = [drawWindow, drawBoard, drawPoster] as const;

/** The kit of a business that has saved none: made of its name and trade. */
export function makePlanDesign({ input, tradeName, trade }: Omit<Plan, "posts">): Design {
  const [design] = makeKit({
    name: input.name || capitalize(tradeName),
    localName: "",
    trade: trade.id || tradeName,
    sentence: "",
    state: "",
  });
  if (!design) throw new Error("A kit has no direction.");
  return design;
}

/** The number in a post's id, which varies the pictures of a month. */
const getNumber = ({ id, turn }: Post) => Number(id.replaceAll(/\D/g, "")) + turn;

const pick = <T>(list: readonly [T, ...T[]], number: number): T =>
  list[number % list.length] ?? list[0];

function chooseLayout(post: Post, { input }: Plan): Layout {
  if (post.kind === "festivalDay") return pick(GREETINGS, new Date(post.day).getUTCDate());
  if (post.hasList) return drawList;
  return pick(LAYOUTS, getNumber(post) + input.seed);
}

/** The drawing of what is on offer, by turns with that of the trade if little is on offer. */
function chooseArt(post: Post, { input, trade }: Plan): string {
  const names = input.offers.map(({ name }) => name);
  const art = choosePictures(names, trade)[names.indexOf(post.offer?.name ?? "")];
  const tradeArt = trade.pictures[0] ?? "house";
  const number = Math.floor(getNumber(post) / LAYOUTS.length);
  return art === undefined || (names.length < 2 && number % 2 === 1) ? tradeArt : art;
}

/** Draws the picture of a post, 1080 × 1080 pixels. */
export function drawPost(design: Design, plan: Plan, post: Post): Scene {
  const { input, tradeName } = plan;
  const { festival, kind, offer } = post;
  const isGreeting = kind === "festivalDay";
  const headline = capitalize((isGreeting ? festival?.title : offer?.name) ?? tradeName);
  const content: Content = {
    headline,
    price: offer?.price ?? "",
    art: chooseArt(post, plan),
    signature: {
      name: input.name || capitalize(tradeName),
      note: input.town || (input.name ? capitalize(tradeName) : ""),
    },
    list: input.offers,
  };
  const layout = chooseLayout(post, plan);
  const texts =
    layout === drawList
      ? input.offers.flatMap(({ name, price }) => [name, price])
      : [isGreeting ? copy.greeting : "", headline, isGreeting ? "" : content.price];
  return { width: SIDE, height: SIDE, label: copy.label(texts), ...layout(design, content) };
}

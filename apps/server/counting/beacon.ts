import { z } from "zod";
import { USES, VITALS } from "@angadi/contract/totals";

/** Characters; none of our paths is longer. */
const MAX_PATH = 2000;
const MAX_TEXT = 4000;

const path = z.string().startsWith("/").max(MAX_PATH);
const text = z.string().max(MAX_TEXT);
/** `JSON.stringify` writes an absent array entry as null. */
const nullish = z.null().optional();

const commonFields = { path, partner: z.string().max(100).nullable() };

const entry = z.object({ referrer: text, utm: z.record(z.string(), text) });

/** A beacon (apps/site/counting/track.ts): an array that begins with kind, page and partner. */
const beacon = z
  .tuple([z.string(), z.unknown(), z.unknown()], z.unknown())
  .transform(([kind, path, partner, ...details]) => ({ kind, path, partner, details }))
  .pipe(
    z.discriminatedUnion("kind", [
      z.object({
        kind: z.literal("view"),
        ...commonFields,
        details: z.tuple([
          // The document's status; old browsers do not report it.
          z.union([z.int().min(0).max(599), nullish]),
          // How the document was opened; absent if the router changed the page.
          z.union([z.string().max(20), nullish]),
          z.union([entry, nullish]),
        ]),
      }),
      z.object({
        kind: z.literal("leave"),
        ...commonFields,
        details: z.tuple([path, z.array(text).max(20)]),
      }),
      z.object({ kind: z.literal("tool"), ...commonFields, details: z.tuple([z.enum(USES)]) }),
      z.object({
        kind: z.literal("vital"),
        ...commonFields,
        details: z.tuple([z.enum(VITALS), z.number().nonnegative(), path]),
      }),
    ]),
  );

export type Beacon = z.infer<typeof beacon>;

/** Undefined if the text is not a beacon of one of our pages. */
export function readBeacon(json: string): Beacon | undefined {
  try {
    return beacon.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

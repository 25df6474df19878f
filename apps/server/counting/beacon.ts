import { z } from "zod";
import { USES, VITALS } from "@angadi/contract/totals";

/** Maximum characters; the site's paths are shorter. */
const MAX_PATH_LENGTH = 2000;
const MAX_TEXT_LENGTH = 4000;

const pathSchema = z.string().startsWith("/").max(MAX_PATH_LENGTH);
const textSchema = z.string().max(MAX_TEXT_LENGTH);
/** `JSON.stringify` writes an absent array entry as null. */
const nullSchema = z.null().optional();

const commonFields = { path: pathSchema, partner: z.string().max(100).nullable() };

const entrySchema = z.object({ referrer: textSchema, utm: z.record(z.string(), textSchema) });

/** A beacon (apps/site/counting/track.ts): an array that begins with kind, page and partner. */
const beaconSchema = z
  .tuple([z.string(), z.unknown(), z.unknown()], z.unknown())
  .transform(([kind, path, partner, ...details]) => ({ kind, path, partner, details }))
  .pipe(
    z.discriminatedUnion("kind", [
      z.object({
        kind: z.literal("view"),
        ...commonFields,
        details: z.tuple([
          // The document's status; old browsers do not report it.
          z.union([z.int().min(0).max(599), nullSchema]),
          // How the document was opened; absent if the router changed the page.
          z.union([z.string().max(20), nullSchema]),
          z.union([entrySchema, nullSchema]),
        ]),
      }),
      z.object({
        kind: z.literal("leave"),
        ...commonFields,
        details: z.tuple([pathSchema, z.array(textSchema).max(20)]),
      }),
      z.object({ kind: z.literal("tool"), ...commonFields, details: z.tuple([z.enum(USES)]) }),
      z.object({
        kind: z.literal("vital"),
        ...commonFields,
        details: z.tuple([z.enum(VITALS), z.number().nonnegative(), pathSchema]),
      }),
    ]),
  );

export type Beacon = z.infer<typeof beaconSchema>;

/** Undefined if the text is not a valid beacon. */
export function readBeacon(json: string): Beacon | undefined {
  try {
    return beaconSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

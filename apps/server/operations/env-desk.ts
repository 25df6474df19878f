import { z } from "zod";

/** Where the desk listens (apps/server/desk). */
export interface DeskEnv {
  port: number;
  /** True if `DESK_PORT` was set: startup then fails if the port is taken. */
  isPortSet: boolean;
  host: string;
  /** Its base URL in mails and links; if undefined, localhost with the port. */
  url: string | undefined;
}

const DEFAULT_PORT = 3001;

/** A whole number from `min` to `max`. */
export const createIntegerSchema = (min: number, max: number) =>
  z.coerce
    .number({ error: "must be a number" })
    .int("must be a whole number")
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

export const deskVariables = {
  DESK_PORT: createIntegerSchema(0, 65_535).optional(),
  DESK_HOST: z.string().default("127.0.0.1"),
  DESK_URL: z
    .url({ protocol: /^https?$/, error: "must be an http(s) URL" })
    .refine((url) => new URL(url).pathname === "/", "must be an origin without a path")
    .transform((url) => new URL(url).origin)
    .optional(),
  DESK_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
};

/** Returns undefined if the desk is turned off. */
export function readDeskEnv(env: z.infer<z.ZodObject<typeof deskVariables>>): DeskEnv | undefined {
  const { DESK_PORT, DESK_HOST, DESK_URL } = env;
  if (DESK_PORT === 0) return undefined;
  return {
    port: DESK_PORT ?? DEFAULT_PORT,
    isPortSet: DESK_PORT !== undefined,
    host: DESK_HOST,
    url: DESK_URL,
  };
}

/** The base URL of links in mails and on the terminal. */
export const getDeskUrl = ({ url, port }: DeskEnv): string => url ?? `http://localhost:${port}`;

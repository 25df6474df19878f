import { randomInt } from "node:crypto";
import { symmetricDecrypt } from "better-auth/crypto";
import { createOTP } from "@better-auth/utils/otp";
import type { Kysely } from "kysely";
import type { Staff, TwoFactorSetup } from "@angadi/desk-ports/staff";
import type { Schema } from "@angadi/database/schema/schema";

/** The milliseconds of a time step, and how many steps off the current one are accepted. */
const STEP_MS = 30_000;
const STEP_TOLERANCE = 1;

const BACKUP_CODE_COUNT = 10;
/** Without letters that look like others. */
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
const HALF_LENGTH = 5;

export const createBackupCodes = (): string[] =>
  Array.from({ length: BACKUP_CODE_COUNT }, () =>
    normalizeBackupCode(
      Array.from({ length: 2 * HALF_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(""),
    ),
  );

/** Converts a typed backup code to the stored format. */
export function normalizeBackupCode(input: string): string {
  const letters = input.toLowerCase().replaceAll(/[^a-z\d]/g, "");
  return `${letters.slice(0, HALF_LENGTH)}-${letters.slice(HALF_LENGTH)}`;
}

interface Encryption {
  key: Parameters<typeof symmetricDecrypt>[0]["key"];
  issuer: string;
}

/** The authenticator that no code has confirmed yet, or undefined. */
export async function findTwoFactorSetup(
  db: Kysely<Schema>,
  { id, email }: Pick<Staff, "id" | "email">,
  { key, issuer }: Encryption,
): Promise<TwoFactorSetup | undefined> {
  const row = await findTwoFactor(db, id);
  if (!row || row.verified === 1) return undefined;
  const uri = createOTP(await symmetricDecrypt({ key, data: row.secret })).url(issuer, email);
  const backupCodes = JSON.parse(await symmetricDecrypt({ key, data: row.backup_codes }));
  return { uri, secret: new URL(uri).searchParams.get("secret") ?? "", backupCodes };
}

/**
 * Marks a code of a person's app as used. Returns false if it, or a later one, was used before
 * (RFC 6238, section 5.2). better-auth rejects and counts wrong codes.
 */
export async function markCodeUsed(
  db: Kysely<Schema>,
  staffId: string,
  code: string,
  { key }: Pick<Encryption, "key">,
): Promise<boolean> {
  const row = await findTwoFactor(db, staffId);
  const step = row && (await findStep(await symmetricDecrypt({ key, data: row.secret }), code));
  if (step === undefined) return true;
  const { numUpdatedRows } = await db
    .updateTable("staff_two_factors")
    .set({ last_step: step })
    .where("staff_id", "=", staffId)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const findTwoFactor = (db: Kysely<Schema>, staffId: string) =>
  db.selectFrom("staff_two_factors").selectAll().where("staff_id", "=", staffId).executeTakeFirst();

/** The time step of a code; undefined if it is not near the current one. */
async function findStep(secret: string, code: string): Promise<number | undefined> {
  const current = Math.floor(Date.now() / STEP_MS);
  for (let step = current + STEP_TOLERANCE; step >= current - STEP_TOLERANCE; step -= 1)
    if ((await createOTP(secret).hotp(step)) === code) return step;
  return undefined;
}

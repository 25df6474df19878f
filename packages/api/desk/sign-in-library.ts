import { betterAuth } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { Kysely } from "kysely";
import { MAX_PASSWORD, MIN_PASSWORD } from "@angadi/contract/desk/password";
import type { Schema } from "@angadi/database/schema/schema";
import { loadSecret } from "./load-secret.ts";

/** How long a session holds; each day of use begins it again. Seconds. */
const SESSION = 30 * 24 * 60 * 60;
const DAY = 24 * 60 * 60;

export interface SignInConfig {
  /** The desk's own address. */
  url: string;
  /** What cookies are signed and app secrets encrypted with; kept in the database where undefined. */
  secret: string | undefined;
  /** What stands above the codes in an authenticator app. */
  issuer: string;
  log: { warn(details: object, message: string): void };
}

/**
 * better-auth, used by its calls alone: none of its addresses is served. Tables and columns are ours
 * (migration 0007). No cached sessions: each request asks the database.
 */
export async function signInLibrary(
  db: Kysely<Schema>,
  { url, secret, issuer, log }: SignInConfig,
) {
  return betterAuth({
    appName: issuer,
    baseURL: url,
    secret: secret ?? (await loadSecret(db)),
    // On both engines: times as text, true and false as 1 and 0.
    database: { db, type: "sqlite" },
    telemetry: { enabled: false },
    logger: { log: (level, message) => level === "error" && log.warn({ message }, "sign-in") },
    // The desk counts tries itself, in all processes together.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
    },
    session: {
      modelName: "staff_sessions",
      fields: sessionFields,
      expiresIn: SESSION,
      updateAge: DAY,
    },
    user: {
      modelName: "staff",
      fields: {
        emailVerified: "email_verified",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
      additionalFields: {
        role: { type: "string", required: true, input: false },
        deactivatedAt: {
          type: "string",
          required: false,
          input: false,
          fieldName: "deactivated_at",
        },
      },
    },
    account: { modelName: "staff_accounts", fields: accountFields },
    verification: {
      modelName: "staff_verifications",
      fields: { expiresAt: "expires_at", createdAt: "created_at", updatedAt: "updated_at" },
    },
    plugins: [twoFactor({ issuer, schema: twoFactorSchema }), halfSignIns],
    advanced: {
      cookiePrefix: "desk",
      useSecureCookies: url.startsWith("https:"),
      defaultCookieAttributes: { sameSite: "strict", httpOnly: true, path: "/" },
      ipAddress: { disableIpTracking: true },
      // It would ask SQLite's own way on PostgreSQL; our migrations make the tables.
      database: { generateId: "uuid", validateSchema: false },
    },
  });
}

export type SignInLibrary = Awaited<ReturnType<typeof signInLibrary>>;

/** Whose sign-in waits for a code: the library itself tells only once the code is right. */
const halfSignIns = {
  id: "half-sign-ins",
  endpoints: {
    awaitingCode: createAuthEndpoint("/awaiting-code", { method: "GET" }, async (ctx) => {
      const { createAuthCookie, internalAdapter, secret } = ctx.context;
      const challenge = await ctx.getSignedCookie(createAuthCookie("two_factor").name, secret);
      const pending = challenge ? await internalAdapter.findVerificationValue(challenge) : null;
      return pending && pending.expiresAt > new Date() ? pending.value : undefined;
    }),
  },
};

const sessionFields = {
  userId: "staff_id",
  expiresAt: "expires_at",
  ipAddress: "ip_address",
  userAgent: "user_agent",
  createdAt: "created_at",
  updatedAt: "updated_at",
};

const accountFields = {
  userId: "staff_id",
  accountId: "account_id",
  providerId: "provider_id",
  accessToken: "access_token",
  refreshToken: "refresh_token",
  idToken: "id_token",
  accessTokenExpiresAt: "access_token_expires_at",
  refreshTokenExpiresAt: "refresh_token_expires_at",
  createdAt: "created_at",
  updatedAt: "updated_at",
};

const twoFactorSchema = {
  user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
  twoFactor: {
    modelName: "staff_two_factors",
    fields: {
      backupCodes: "backup_codes",
      userId: "staff_id",
      failedVerificationCount: "failed_verification_count",
      lockedUntil: "locked_until",
    },
  },
};

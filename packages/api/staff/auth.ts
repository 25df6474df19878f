import { betterAuth } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { Kysely } from "kysely";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "@angadi/desk-ports/password";
import type { Schema } from "@angadi/database/schema/schema";
import { createBackupCodes } from "./authenticators.ts";

/** Lifetime of a session, which use renews once a day at most. Both in seconds. */
const SESSION_SECONDS = 30 * 24 * 60 * 60;
const DAY_SECONDS = 24 * 60 * 60;

export interface SignInConfig {
  /** The desk's own URL. */
  url: string;
  /** Signs cookies and encrypts TOTP secrets. */
  secret: string;
  /** The issuer shown in an authenticator app. */
  issuer: string;
  log: { warn(details: object, message: string): void };
}

/**
 * better-auth, called directly: none of its HTTP endpoints is mounted. Tables and columns are ours
 * (0001-staff.ts). No cached sessions: each request queries the database.
 */
export function createAuth(db: Kysely<Schema>, { url, secret, issuer, log }: SignInConfig) {
  return betterAuth({
    appName: issuer,
    baseURL: url,
    secret,
    // On PostgreSQL, too: dates are text, booleans 0 and 1.
    database: { db, type: "sqlite" },
    telemetry: { enabled: false },
    logger: { log: (level, message) => level === "error" && log.warn({ message }, "sign-in") },
    // The desk limits sign-in attempts itself, across processes.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
    },
    session: {
      modelName: "staff_sessions",
      fields: sessionFields,
      expiresIn: SESSION_SECONDS,
      updateAge: DAY_SECONDS,
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
    plugins: [
      twoFactor({
        issuer,
        schema: twoFactorSchema,
        backupCodeOptions: { customBackupCodesGenerate: createBackupCodes },
      }),
      pendingTwoFactor,
    ],
    advanced: {
      cookiePrefix: "desk",
      useSecureCookies: url.startsWith("https:"),
      defaultCookieAttributes: { sameSite: "strict", httpOnly: true, path: "/" },
      ipAddress: { disableIpTracking: true },
      // Validation would run SQLite's queries on PostgreSQL; our migrations create the tables.
      database: { generateId: "uuid", validateSchema: false },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** Finds whose sign-in awaits a second factor; better-auth reveals it only after a correct code. */
const pendingTwoFactor = {
  id: "half-sign-ins",
  endpoints: {
    findPendingSignIn: createAuthEndpoint("/awaiting-code", { method: "GET" }, async (ctx) => {
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

import type { Kysely } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";
import { findLead } from "@angadi/api/leads/leads";
import { enqueueNotifications } from "@angadi/api/jobs/lead-notifications";
import type { Env } from "../../operations/env.ts";
import { getDeskUrl } from "../../operations/env-desk.ts";
import type { Channel } from "./channel.ts";
import { JobError, type JobHandler, RETRY_FOR_DAYS, RETRY_FOREVER } from "../runner/job-handler.ts";
import { createMailChannels } from "./lead-mails.ts";
import { createMailBudget } from "../delivery/mail-budget.ts";
import { createWebhookChannel } from "./webhook.ts";

/** Milliseconds. */
const POLL_INTERVAL_MS = 1000;
const TIMEOUT_MS = 60_000;

/** The configured channels. */
export const openChannels = (
  { notify: { mail, webhook }, desk, siteUrl }: Pick<Env, "notify" | "desk" | "siteUrl">,
  db: Kysely<Schema>,
): Channel[] => [
  ...(mail
    ? createMailChannels(mail, createMailBudget(db, mail.budgetPerHour), {
        siteUrl,
        deskUrl: desk && getDeskUrl(desk),
      })
    : []),
  ...(webhook ? [createWebhookChannel(webhook)] : []),
];

/** Turns each new lead into one notification for each channel. */
export const createLeadReceivedHandler = (
  db: Kysely<Schema>,
  channels: readonly Channel[],
): JobHandler<"lead-received"> => ({
  kind: "lead-received",
  intervalMs: POLL_INTERVAL_MS,
  timeoutMs: TIMEOUT_MS,
  retry: RETRY_FOREVER,
  async run(job) {
    await enqueueNotifications(
      db,
      job,
      channels.map(({ name }) => name),
    );
  },
});

/** Sends notifications of leads through their channels. */
export const createLeadNotificationHandler = (
  db: Kysely<Schema>,
  channels: readonly Channel[],
): JobHandler<"lead-notification"> => ({
  kind: "lead-notification",
  intervalMs: POLL_INTERVAL_MS,
  timeoutMs: TIMEOUT_MS,
  retry: RETRY_FOR_DAYS,
  async run({ id, subject, payload, requestId }, signal) {
    const lead = await findLead(db, subject ?? "");
    // The lead has been deleted.
    if (!lead) return;
    const channel = channels.find(({ name }) => name === payload.channel);
    if (!channel)
      throw new JobError(
        `This way of telling about leads is no longer set up on the server: ${payload.channel}.`,
        { isPermanent: true },
      );
    return channel.send(lead, { id, requestId, signal });
  },
});

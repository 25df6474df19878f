import type { Kysely } from "kysely";
import type { Schema } from "#api/db/schema.ts";
import type { NotifyEnv } from "../env.ts";
import type { Channel } from "./channel.ts";
import { mailBudget } from "./mail-budget.ts";
import { mailChannels } from "./mail.ts";
import { webhookChannel } from "./webhook.ts";

/** The configured ways of telling of leads; none where nothing is configured. */
export const channelsFor = ({ mail, webhook }: NotifyEnv, db: Kysely<Schema>): Channel[] => [
  ...(mail ? mailChannels(mail, mailBudget(db, mail.budgetPerHour)) : []),
  ...(webhook ? [webhookChannel(webhook)] : []),
];

import type { NotifyEnv } from "../env.ts";
import type { Channel } from "./channel.ts";
import { mailChannels } from "./mail.ts";
import { webhookChannel } from "./webhook.ts";

/** The configured ways of telling of leads; none where nothing is configured. */
export const channelsFor = ({ mail, webhook }: NotifyEnv): Channel[] => [
  ...(mail ? mailChannels(mail) : []),
  ...(webhook ? [webhookChannel(webhook)] : []),
];

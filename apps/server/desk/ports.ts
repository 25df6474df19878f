import type { Database } from "@angadi/database/database";
import { createDeskAffiliates } from "@angadi/api/desk/leads/desk-affiliates";
import { createDeskLeads } from "@angadi/api/desk/leads/desk-leads";
import { createDeskPictures, createDeskPosts } from "@angadi/api/desk/posts";
import { createDeskJobs } from "@angadi/api/desk/desk-jobs";
import { createDeskPlans } from "@angadi/api/desk/plans";
import { createDeskBusinessTypes } from "@angadi/api/desk/business-types";
import { createDeskNumbers } from "@angadi/api/desk/desk-numbers";
import { loadOrCreateSecret } from "@angadi/api/staff/load-secret";
import { createSavedFilters } from "@angadi/api/leads/saved-filters";
import { createAuth } from "@angadi/api/staff/auth";
import { readSetupProgress } from "@angadi/api/desk/setup";
import { createStaffAccounts } from "@angadi/api/staff/staff-accounts";
import { createStaffLog } from "@angadi/api/staff/staff-log";
import { countPending } from "@angadi/api/desk/today";
import { createSummarySetting } from "@angadi/api/desk/weekly-summary";
import { site } from "@angadi/content/site";
import { getHostEnvironment, isLocalPath } from "@angadi/contract/base-urls";
import { buildSelectLocationUrl } from "@angadi/site/addresses/app-urls";
import type { WatchLeads } from "@angadi/desk-ports/leads";
import type { Assets, Ports, WatchPresence } from "@angadi/desk/request/ports";
import { type SetupFacts, findLastBackup } from "../operations/setup-todos.ts";
import type { Env } from "../operations/env.ts";
import { type DeskEnv, getDeskUrl } from "../operations/env-desk.ts";
import { MAIL_DOMAIN } from "../jobs/delivery/mailer.ts";
import { createPostPreviews } from "../rendering/post-previews.ts";
import { readForm, readUpload } from "../http/read-form.ts";
import type { RenderPricing } from "../pages/pages.ts";
import { createPasswordLimit } from "./password-limits.ts";
import { listHandOffs } from "./pricing/hand-offs.ts";
import { mailInvitation } from "./mail-invitation.ts";
import { createPricingPreview } from "./pricing/pricing-page.ts";
import { createDeskSetup } from "./setup.ts";

export interface DeskPortsOptions {
  env: Pick<
    Env,
    "dataDir" | "siteUrl" | "notify" | "purge" | "baseUrls" | "countryId" | "deskSecret"
  > & {
    desk: DeskEnv;
  };
  database: Database;
  log: Ports["processLog"];
  assets: Assets;
  getClientAddress: Ports["getClientAddress"];
  watchLeads: WatchLeads;
  watchPresence: WatchPresence;
  /** Called when pages' contents have changed; resolves once cached pages are marked outdated. */
  onContentsChange: () => Promise<void>;
  /** Renders the site's pricing page; undefined if the site is not built. */
  renderPricing: RenderPricing | undefined;
  /** What the setup checks in addition to the database. */
  setup: Pick<SetupFacts, "variables" | "content">;
}

/** Builds the desk's ports from the database and the process. */
export async function createDeskPorts(options: DeskPortsOptions): Promise<Ports> {
  const {
    env,
    database,
    log,
    assets,
    getClientAddress,
    watchLeads,
    watchPresence,
    onContentsChange,
  } = options;
  const publicChange = { shouldPurge: env.purge !== undefined, onChange: onContentsChange };
  const { api, app } = env.baseUrls[getHostEnvironment(new URL(env.siteUrl).hostname)];
  const { db, engine } = database;
  const url = getDeskUrl(env.desk);
  const issuer = `${site.name} desk`;
  const secret = env.deskSecret ?? (await loadOrCreateSecret(db));
  const auth = createAuth(db, { url, secret, issuer, log });
  const accounts = createStaffAccounts(db, auth);
  const leads = createDeskLeads(database, MAIL_DOMAIN);
  const previews = createPostPreviews(db, env);
  const canMail = env.notify.mail !== undefined;
  return {
    posts: createDeskPosts(db, {
      ...publicChange,
      createPreviewLink: (actor, id) => previews.createLink(actor.id, id),
    }),
    pictures: createDeskPictures(db, publicChange),
    leads,
    watchLeads,
    savedFilters: createSavedFilters(db),
    watchPresence,
    affiliates: createDeskAffiliates(db, leads),
    jobs: createDeskJobs(db),
    plans: {
      ...createDeskPlans(db, env.countryId, publicChange),
      listHandOffs: (plans) => listHandOffs(plans, app),
      renderPricingPage:
        options.renderPricing && createPricingPreview(options.renderPricing, env.siteUrl),
    },
    types: {
      ...createDeskBusinessTypes(db, publicChange),
      getHandOff: (type) => buildSelectLocationUrl(app, type, undefined),
    },
    countryId: env.countryId,
    isOwnApi: isLocalPath(api),
    canMail,
    siteUrl: env.siteUrl,
    accounts,
    log: createStaffLog(db),
    async invite(actor, email, role) {
      const token = await accounts.invite(actor, email, role);
      if (token === undefined) return undefined;
      const link = `${url}/welcome?token=${token}`;
      if (canMail) await mailInvitation(db, email.toLowerCase(), link);
      return { url: link, isMailed: canMail };
    },
    numbers: createDeskNumbers(db),
    summary: createSummarySetting(db),
    setup: createDeskSetup(db, options.setup, env.notify.mail?.smtpUrl),
    async countPending() {
      const lastBackupAt = findLastBackup(env, await readSetupProgress(db)) ?? null;
      return { ...(await countPending(db)), lastBackupAt };
    },
    limitGuess: createPasswordLimit(engine === "postgres" ? { db, secret } : undefined),
    readForm,
    readUpload,
    getClientAddress,
    assets,
    ownUrl: env.desk.url,
    processLog: log,
  };
}

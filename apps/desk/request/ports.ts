import type { FormValues } from "@angadi/contract/form-values";
import type { DeskAffiliates } from "@angadi/desk-ports/affiliates";
import type { DeskLeads, WatchLeads } from "@angadi/desk-ports/leads";
import type { DeskPictures, DeskPosts } from "@angadi/desk-ports/posts";
import type { DeskJobs } from "@angadi/desk-ports/jobs";
import type { DeskPlans } from "@angadi/desk-ports/plans";
import type { DeskBusinessTypes } from "@angadi/desk-ports/business-types";
import type { StaffLog } from "@angadi/desk-ports/log";
import type { DeskNumbers } from "@angadi/desk-ports/numbers";
import type { SavedFilters } from "@angadi/desk-ports/saved-filters";
import type { DeskSetup } from "@angadi/desk-ports/setup";
import type { Role, Staff, StaffAccounts } from "@angadi/desk-ports/staff";
import type { SummarySetting } from "@angadi/desk-ports/summary";
import type { Today } from "@angadi/desk-ports/today";

/** The desk's dependencies, wired in `apps/server/desk/`; most are from `packages/api/desk/`. */
export interface Ports {
  accounts: StaffAccounts;
  log: StaffLog;
  posts: DeskPosts;
  watchPresence: WatchPresence;
  pictures: DeskPictures;
  leads: DeskLeads;
  watchLeads: WatchLeads;
  savedFilters: SavedFilters;
  affiliates: DeskAffiliates;
  jobs: DeskJobs;
  plans: DeskPlans;
  types: DeskBusinessTypes;
  /** The country whose plans the pages show (`COUNTRY_ID`). */
  countryId: string;
  /** False if the site's pages show data from another server's API. */
  isOwnApi: boolean;
  /** False without a mail server: the desk then offers links that open the user's own email app. */
  canMail: boolean;
  /** Origin of the public site, for partners' links. */
  siteUrl: string;
  /**
   * Creates a link to set a password, and mails it if there is a mail server. Returns undefined if
   * it would demote the only owner.
   */
  invite(
    actor: Staff,
    email: string,
    role: Role,
  ): Promise<{ url: string; isMailed: boolean } | undefined>;
  numbers: DeskNumbers;
  setup: DeskSetup;
  summary: SummarySetting;
  countPending(): Promise<Today>;
  /**
   * Counts an attempt at a password or code, by client and by account (an email address at sign-in,
   * an id elsewhere, undefined if none). Returns the seconds to wait if it is over the limit.
   */
  limitGuess(guess: {
    kind: "sign-in" | "code" | "password";
    account: string | undefined;
    address: string;
  }): Promise<number | undefined>;
  /** Reads a posted form, or returns why it cannot be read. */
  readForm(
    request: Request,
    maxBytes?: number,
  ): Promise<{ values: FormValues } | { error: { status: number; message: string } }>;
  /** Like `readForm`, with the file in the field `file`; undefined if none was chosen. */
  readUpload(
    request: Request,
  ): Promise<
    | { values: FormValues; file: { name: string; bytes: Uint8Array } | undefined }
    | { error: { status: number; message: string } }
  >;
  /** The client's IP address. */
  getClientAddress(request: Request): string;
  assets: Assets;
  /** The desk's own URL, e.g. `https://desk.shop.example`; undefined: any port on this machine. */
  ownUrl: string | undefined;
  /** The log of the process, for denied requests and errors; `log` is that of the staff. */
  processLog: {
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

/**
 * Watches who else has a post open, or is replying to a lead. Returns a function that ends the
 * watch and the page's own presence.
 */
export type WatchPresence = (listener: {
  /** The id of the post or lead. */
  subject: string;
  staffId: string;
  /** False for a page that only watches. */
  isPresent: boolean;
  /** Called with the names of the others, first at once and then whenever they change. */
  onPresenceChange: (names: readonly string[]) => void;
  onClose: () => void;
}) => () => void;

/** Static files for the browser: URLs contain a content hash and never expire. */
export interface Assets {
  script: string;
  style: string;
  /** The separate script for a post's page. */
  editor: string;
  /** Reads a file by URL path, in the smallest accepted encoding; undefined if none exists. */
  readFile(
    path: string,
    acceptEncoding: string | null,
  ): { body: Uint8Array<ArrayBuffer>; type: string; encoding: string } | undefined;
}

import type { FormValues } from "@angadi/contract/form-values";
import type { DeskAffiliates } from "@angadi/contract/desk/affiliates";
import type { DeskLeads, WatchLeads } from "@angadi/contract/desk/leads";
import type { PictureDesk, PostDesk, WatchPost } from "@angadi/contract/desk/posts";
import type { DeskJobs } from "@angadi/contract/desk/jobs";
import type { PlanDesk } from "@angadi/contract/desk/plans";
import type { TypeDesk } from "@angadi/contract/desk/types";
import type { StaffLog } from "@angadi/contract/desk/log";
import type { Numbers } from "@angadi/contract/desk/numbers";
import type { SavedFilters } from "@angadi/contract/desk/saved-filters";
import type { SetupDesk } from "@angadi/contract/desk/setup";
import type { Role, Staff, StaffAccounts } from "@angadi/contract/desk/staff";
import type { SummarySetting } from "@angadi/contract/desk/summary";
import type { Today } from "@angadi/contract/desk/today";

/** What the desk needs of the process. `apps/server/desk/` wires it, `packages/api/desk/` implements most of it. */
export interface Ports {
  accounts: StaffAccounts;
  log: StaffLog;
  posts: PostDesk;
  watchPost: WatchPost;
  pictures: PictureDesk;
  leads: DeskLeads;
  watchLeads: WatchLeads;
  savedFilters: SavedFilters;
  affiliates: DeskAffiliates;
  jobs: DeskJobs;
  plans: PlanDesk;
  types: TypeDesk;
  /** Whose plans the pages show (`COUNTRY_ID`). */
  countryId: string;
  /** False where the site's pages show what another server's API answers. */
  isOwnApi: boolean;
  /** False where no mail server is set: the desk offers the texts for the reader's own program. */
  canMail: boolean;
  /** Origin of the public site, for partners' links. */
  siteUrl: string;
  /**
   * Makes a link for somebody to set their password, and mails it where there is a mail server.
   * Undefined where it would lower the only owner.
   */
  invite(
    by: Staff,
    email: string,
    role: Role,
  ): Promise<{ url: string; mailed: boolean } | undefined>;
  numbers: Numbers;
  setup: SetupDesk;
  summary: SummarySetting;
  today(): Promise<Today>;
  /**
   * Counts a guess at a password or code, for the client and for the account: an email address at the
   * sign-in, an id elsewhere, undefined if none. Returns the seconds to wait if it is one too many.
   */
  limitGuess(guess: {
    at: "sign-in" | "code" | "password";
    account: string | undefined;
    address: string;
  }): Promise<number | undefined>;
  /** Reads a posted form, or says why it cannot be read. */
  readForm(
    request: Request,
    maxBytes?: number,
  ): Promise<{ values: FormValues } | { error: { status: number; message: string } }>;
  /** The same with one file, in the field `file`; undefined if none was chosen. */
  readUpload(
    request: Request,
  ): Promise<
    | { values: FormValues; file: { name: string; bytes: Uint8Array } | undefined }
    | { error: { status: number; message: string } }
  >;
  /** Where the request came from: an address of the network. */
  addressOf(request: Request): string;
  assets: Assets;
  /** The desk's own address, e.g. `https://desk.shop.example`; undefined: any port of this machine. */
  ownUrl: string | undefined;
  /** Of the process, not the staff's log: refusals and failures. */
  processLog: {
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

/** The browser's files: addresses carry a hash of the content, and are good for ever. */
export interface Assets {
  script: string;
  style: string;
  /** A script of its own, for the page of a post. */
  editor: string;
  /** A file by its address, as small as the `Accept-Encoding` allows; undefined if there is none. */
  file(
    path: string,
    accepted: string | null,
  ): { body: Uint8Array<ArrayBuffer>; type: string; encoding: string } | undefined;
}

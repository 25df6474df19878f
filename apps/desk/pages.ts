import { accountPages } from "./account/pages.tsx";
import { bulkAffiliateActions } from "./affiliates/bulk.tsx";
import { affiliatePages } from "./affiliates/pages.tsx";
import type { Route } from "./request/access.ts";
import type { Handler, RequestContext } from "./request/request-context.ts";
import { leadActions } from "./leads/actions.ts";
import { bulkLeadActions } from "./leads/bulk.tsx";
import { leadPages } from "./leads/pages.tsx";
import { savedFilterActions } from "./leads/saved-filter-actions.ts";
import { logPages } from "./log/pages.tsx";
import { jobPages } from "./jobs/pages.tsx";
import { numberPages } from "./numbers/pages.tsx";
import { peoplePages } from "./people/pages.tsx";
import { picturePages } from "./pictures/pages.tsx";
import { planPages } from "./plans/pages.tsx";
import { bulkPostActions } from "./posts/bulk.tsx";
import { postActions } from "./posts/actions.tsx";
import { autosavePages } from "./posts/autosave.ts";
import { postListPages } from "./posts/list-page.tsx";
import { livePostPages } from "./posts/live.ts";
import { newPostPages } from "./posts/new-post.tsx";
import { revisionPages } from "./posts/revision-page.tsx";
import { setupPages } from "./setup/pages.tsx";
import { signInPages } from "./sign-in/pages.tsx";
import { todayPages } from "./today/pages.tsx";
import { typeFilePages } from "./types/file-pages.tsx";
import { typePages } from "./types/list-page.tsx";
import { typeRecordPages } from "./types/type-page.tsx";
import { welcomePages } from "./sign-in/welcome.tsx";

/** The handler of each route in `apps/desk/request/access.ts`. */
export const PAGES: Record<Route, Handler | Handler<RequestContext>> = {
  ...signInPages,
  ...welcomePages,
  ...todayPages,
  ...setupPages,
  ...leadPages,
  ...leadActions,
  ...bulkLeadActions,
  ...savedFilterActions,
  ...affiliatePages,
  ...bulkAffiliateActions,
  ...postListPages,
  ...newPostPages,
  ...bulkPostActions,
  ...postActions,
  ...autosavePages,
  ...livePostPages,
  ...revisionPages,
  ...picturePages,
  ...jobPages,
  ...planPages,
  ...typePages,
  ...typeFilePages,
  ...typeRecordPages,
  ...accountPages,
  ...numberPages,
  ...peoplePages,
  ...logPages,
};

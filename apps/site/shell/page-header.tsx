import { headerLinks, headerMenus, headerCopy, mobileLinks } from "@angadi/content/navigation";
import { site } from "@angadi/content/site";
import { buildLoginUrl, buildStartUrl } from "../addresses/app-urls.ts";
import { SavedLink } from "../saved-items/saved-link.tsx";
import { SiteHeader } from "./site-header/site-header.tsx";

/** The header with the site's copy and links. */
export function PageHeader({ appUrl }: { appUrl: string }) {
  return (
    <SiteHeader
      brand={site.name}
      copy={headerCopy}
      menus={headerMenus}
      links={headerLinks}
      mobileLinks={mobileLinks}
      login={{ title: headerCopy.login, href: buildLoginUrl(appUrl) }}
      start={{ title: headerCopy.start, href: buildStartUrl(appUrl) }}
      allLinksHref="#footer-navigation"
      savedItems={<SavedLink />}
    />
  );
}

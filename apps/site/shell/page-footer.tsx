import { footerGroups, footerCopy } from "@angadi/content/navigation";
import { site } from "@angadi/content/site";
import { SiteFooter } from "./site-footer/site-footer.tsx";

/** The footer with the site's copy and links. */
export function PageFooter({ year }: { year: number | undefined }) {
  return (
    <SiteFooter
      brand={site.name}
      legalName={site.legalName}
      copy={footerCopy}
      groups={footerGroups}
      phone={site.contact.phone}
      whatsapp={site.contact.whatsapp}
      social={site.social}
      year={year}
    />
  );
}

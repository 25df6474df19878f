import { appsSections } from "@angadi/content/pages/apps-sections";
import { appsMeta } from "@angadi/content/pages/apps";

interface App {
  id: string;
  name: string;
  description: string;
}

/** schema.org list of the apps, each with its anchor on the page. */
export function buildAppListJsonLd(url: string) {
  const apps = appsSections.wall.groups.flatMap<App>((group) => group.apps);
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: appsMeta.title,
    description: appsMeta.description,
    numberOfItems: apps.length,
    itemListElement: apps.map(({ id, name, description }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      description,
      url: `${url}#${id}`,
    })),
  };
}

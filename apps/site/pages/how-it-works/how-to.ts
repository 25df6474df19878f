import { howItWorksSections } from "@angadi/content/pages/how-it-works-sections";
import { howItWorksMeta } from "@angadi/content/pages/how-it-works";

/** schema.org description of the steps. */
export function buildHowToJsonLd(url: string) {
  return {
    "@context": "https://schema.org",
    "@type": "HowTo",
    name: howItWorksMeta.title,
    description: howItWorksMeta.description,
    url,
    step: Object.values(howItWorksSections.steps).map(({ title, text }, index) => ({
      "@type": "HowToStep",
      position: index + 1,
      name: title,
      text,
    })),
  };
}

import { howItWorksSections } from "@angadi/content/pages/how-it-works-sections";
import { howItWorksCopy } from "@angadi/content/pages/how-it-works";

/** schema.org description of the steps. */
export function buildHowToJsonLd(url: string) {
  return {
    "@context": "https://schema.org",
    "@type": "HowTo",
    name: howItWorksCopy.meta.title,
    description: howItWorksCopy.meta.description,
    url,
    step: Object.values(howItWorksSections.steps).map(({ title, text }, index) => ({
      "@type": "HowToStep",
      position: index + 1,
      name: title,
      text,
    })),
  };
}

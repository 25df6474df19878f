/** Copy of the brand sheet and of the names of files. */
export const brandSheetCopy = {
  title: (name: string) => `${name}: brand sheet`,
  logo: "Logo",
  colours: "Colours",
  rgb: (rgb: string) => `RGB ${rgb}`,
  pairs: "Pairs for text (at least 4.5 : 1)",
  pair: (text: string, background: string, contrast: string) =>
    `${text} on ${background}: ${contrast} : 1`,
  fonts: "Fonts",
  headingFont: (family: string) => `${family}: the name and headings`,
  smallFont: "Figtree: small print",
  signboard: "Signboard",
  foot: "Made with Angadi. Search the trade marks before you register the name or the logo.",
};

import type { ShopPreviewContent } from "./preview.ts";

/** The shop shown before a business type is picked; the shop and its owner are fictitious. */
export const sampleShop: ShopPreviewContent = {
  scheme: "yellow",
  backdrop: "disc",
  picture: "bread",
  shop: "Meera’s Bakes",
  trade: "Bakery & cake shop",
  nav: ["Menu", "Order", "Visit"],
  headline: "Warm bread, every morning at\u00a07.",
  line: "Eggless cakes and festival boxes, baked in Banjara Hills.",
  button: "Order on WhatsApp",
  products: [
    { name: "Ring cake", price: "₹420", picture: "ringcake" },
    { name: "Cupcakes", price: "₹60", picture: "cupcake" },
    { name: "Gift box", price: "₹899", picture: "gift" },
  ],
  chat: "“I run an eggless bakery in Hyderabad. Make it warm, with WhatsApp orders.”",
  invoice: "Invoice #0042 · ₹12,400",
  paid: "Paid just now",
  label:
    "A sample website for “Bakery & cake shop”: Meera’s Bakes. Warm bread, every morning at\u00a07. Ring cake, ₹420. Cupcakes, ₹60. Gift box, ₹899.",
};

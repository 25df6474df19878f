/** The website of an invented tailor, as an example. */
export const tailorSite = {
  scheme: "indigo",
  backdrop: "arch",
  picture: "scissors",
  shop: "Lakshmi Tailors",
  trade: "Tailor & boutique, Warangal",
  nav: ["Prices", "Gallery", "Visit"],
  headline: "Cut and stitched to fit.",
  line: "Blouses and school uniforms, ten to eight, Monday to Saturday.",
  button: "Order on WhatsApp",
  products: [
    { name: "Blouse", price: "₹350", picture: "blouse" },
    { name: "School uniform", price: "₹600", picture: "kurta" },
    { name: "Mending", price: "₹80", picture: "spool" },
  ],
} as const;

import { post as firstWebsite } from "./posts/first-website-five-pages.ts";
import { post as getPaid } from "./posts/get-paid-on-time.ts";
import { post as businessProfile } from "./posts/google-business-profile-first-week.ts";
import { post as giftBox } from "./posts/price-a-festival-gift-box.ts";
import { post as slowMonths } from "./posts/slow-months-into-repeat-customers.ts";
import { post as whatsappOrders } from "./posts/whatsapp-orders-without-the-chaos.ts";
import type { SeedPost } from "./seed-post.ts";

export const posts: readonly SeedPost[] = [
  firstWebsite,
  getPaid,
  businessProfile,
  giftBox,
  slowMonths,
  whatsappOrders,
];

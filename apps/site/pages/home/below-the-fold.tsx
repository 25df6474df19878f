import { getFaqCopy } from "@angadi/content/faq";
import {
  billComparisonCopy,
  closingCallCopy,
  featureTilesCopy,
  exampleWebsitesCopy,
} from "@angadi/content/pages/home-sections";
import { type Prices, getMostExpensivePlan } from "@angadi/content/plans";
import { testimonialsCopy } from "@angadi/content/testimonials";
import { buildStartUrl } from "../../addresses/app-urls.ts";
import type { Deferred } from "../../data/deferred.ts";
import { BillComparison } from "../../sections/bill-comparison/bill-comparison.tsx";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { Bell } from "../../sections/faq/bell.tsx";
import { Faq } from "../../sections/faq/faq.tsx";
import { FeatureTiles } from "../../sections/feature-tiles/feature-tiles.tsx";
import type { PostCardData } from "../../sections/post-cards/post-cards.tsx";
import { Testimonials } from "../../sections/testimonials/testimonials.tsx";
import { LatestPosts } from "./latest-posts.tsx";
import { ExampleWebsites } from "./example-websites.tsx";

interface BelowTheFoldProps {
  posts: Deferred<PostCardData[]>;
  prices: Prices;
  appUrl: string;
}

/** Everything below the hero. */
export function BelowTheFold({ posts, prices, appUrl }: BelowTheFoldProps) {
  return (
    <>
      <FeatureTiles copy={featureTilesCopy} />
      <ExampleWebsites copy={exampleWebsitesCopy} />
      {/* With the most expensive plan the saving is the smallest. */}
      <BillComparison copy={billComparisonCopy} plan={getMostExpensivePlan(prices)} />
      <Testimonials copy={testimonialsCopy} />
      <LatestPosts posts={posts} />
      <Faq copy={getFaqCopy(prices)}>
        <Bell />
      </Faq>
      <ClosingCall copy={closingCallCopy} href={buildStartUrl(appUrl)} />
    </>
  );
}

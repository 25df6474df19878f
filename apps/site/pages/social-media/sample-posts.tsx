import { samplePosts } from "@angadi/content/pages/social-media-sections";
import { SampleLabel } from "../../sections/sample-label/sample-label.tsx";

/** Posts of the sample; packages/post-plan/page-picture.test.ts makes their picture. */
export const SamplePosts = () => (
  <>
    <img src="/art/pages/social/posts.svg" alt={samplePosts.label} width="1110" height="1110" />
    <SampleLabel content={samplePosts} align="centre" />
  </>
);

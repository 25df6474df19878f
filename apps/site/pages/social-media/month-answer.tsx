import { SceneSvg } from "@angadi/brand-kit/scene/scene-svg";
import { describePost } from "@angadi/post-plan/download/describe-posts";
import { makePlan } from "@angadi/post-plan/engine/make-plan";
import { hasOffer, isInputEmpty, readPlanAddress } from "@angadi/post-plan/maker/answers";
import { monthCopy as copy } from "@angadi/post-plan/copy";
import { MonthForm } from "@angadi/post-plan/maker/month-form";
import { drawPost, makePlanDesign } from "@angadi/post-plan/picture/draw-post";
import type { PlanInput } from "@angadi/post-plan/plan";

/** Today in India, as "2027-01-15". */
const getToday = () =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());

/** The form of a month of posts, and the posts that its query asks for. */
export function MonthAnswer({ search }: { search: string }) {
  const input = readPlanAddress({ hash: "", search });
  const today = getToday();
  const hasPosts = hasOffer(input);
  return (
    <>
      <MonthForm
        input={input}
        today={today}
        error={hasPosts || isInputEmpty(input) ? undefined : copy.offerMissing}
      />
      {hasPosts && <Posts input={input} today={today} />}
      <p>{copy.honest}</p>
    </>
  );
}

function Posts({ input, today }: { input: PlanInput; today: string }) {
  const plan = makePlan(input, today);
  const design = makePlanDesign(plan);
  return (
    <ol>
      {plan.posts.map((post) => (
        <li key={post.id}>
          <h3>{describePost(post)}</h3>
          <p>{post.reason}</p>
          <SceneSvg scene={drawPost(design, plan, post)} hasFonts={false} />
          <p>{post.caption}</p>
        </li>
      ))}
    </ol>
  );
}

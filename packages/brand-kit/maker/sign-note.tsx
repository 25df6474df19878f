import type { KitInput } from "../kit.ts";
import { signboardCopy as copy } from "../signboard/copy.ts";
import { findSignRule } from "../signboard/sign-rules.ts";

/** What the state asks of signboards, with the source. */
export function SignNote({ state }: Pick<KitInput, "state">) {
  const rule = findSignRule(state);
  if (!rule) return state === "" ? null : <p>{copy.noRule}</p>;
  return (
    <p>
      {copy.rule(rule.title, rule.rule)}{" "}
      <a href={rule.source.url}>{copy.source(rule.source.name)}</a>
    </p>
  );
}

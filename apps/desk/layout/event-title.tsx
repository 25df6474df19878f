import { type LeadEvent, isLeadStatus } from "@angadi/desk-ports/leads";
import { states } from "../copy/affiliates.ts";
import { leads, lead as copy, statuses } from "../copy/leads.ts";

/** Who did what: "Ravi · Status: New → Closed". */
export function EventTitle({ event: { staffName, kind, before, after } }: { event: LeadEvent }) {
  return (
    <>
      <b>{staffName}</b> · {describeEvent({ kind, before, after })}
    </>
  );
}

function describeEvent({
  kind,
  before,
  after,
}: Pick<LeadEvent, "kind" | "before" | "after">): string {
  if (kind === "note" || kind === "reply") return copy.events[kind];
  const getName = { owner: getOwnerName, status: getStatusName, decision: getDecisionName }[kind];
  return copy.events[kind](getName(before), getName(after));
}

const getOwnerName = (name: string | null) => name ?? leads.noOwner;
const getStatusName = (status: string | null) =>
  isLeadStatus(status ?? undefined) ? statuses[status as keyof typeof statuses] : (status ?? "");
const getDecisionName = (state: string | null) =>
  states[state as keyof typeof states] ?? state ?? "";

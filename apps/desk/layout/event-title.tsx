import { type LeadEvent, isLeadStatus } from "@angadi/desk-ports/leads";
import { decisionStateLabels } from "../copy/affiliates.ts";
import { leadsCopy, leadCopy as copy, leadStatusLabels } from "../copy/leads.ts";

/** Who did what, e.g. "Ravi · Status: New → Closed". */
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

const getOwnerName = (name: string | null) => name ?? leadsCopy.noOwner;
const getStatusName = (status: string | null) =>
  isLeadStatus(status ?? undefined)
    ? leadStatusLabels[status as keyof typeof leadStatusLabels]
    : (status ?? "");
const getDecisionName = (state: string | null) =>
  decisionStateLabels[state as keyof typeof decisionStateLabels] ?? state ?? "";

import { data } from "react-router";
import { partnerNumbersCopy as copy } from "@angadi/content/pages/partner-numbers";
import type { PartnerDay } from "@angadi/contract/partner-numbers";
import { type Column, toCsv } from "@angadi/ui/files/csv";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/route.ts";

/** Names of the columns are for machines, as those of the desk's file are. */
const COLUMNS: readonly Column<PartnerDay>[] = (
  [
    ["day", "day"],
    ["visits", "visits"],
    ["hand-offs", "handOffs"],
    ["messages", "messages"],
    ["applications", "applications"],
  ] as const
).map(([name, part]) => ({ name, value: (day) => String(day[part]) }));

/** The days of a partner's private page as a file; a wrong link gets the page of what is not there. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ params: { token }, context }, next) => {
    const numbers = await context.get(siteContext).findPartnerNumbers(token);
    if (!numbers) return next();
    return new Response(toCsv(numbers.days, COLUMNS), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${copy.table.fileName}"`,
      },
    });
  },
];

export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NoFile() {
  return null;
}

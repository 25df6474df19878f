import { data } from "react-router";
import { partnerNumbersCopy as copy } from "@angadi/content/pages/partner-numbers";
import type { PartnerDay } from "@angadi/contract/partner-numbers";
import { type Column, toCsv } from "@angadi/formats/csv";
import { siteContext } from "../../data/context.ts";
import type { Route } from "./+types/route.ts";

/** The column names are identifiers, as in the desk's export. */
const COLUMNS: readonly Column<PartnerDay>[] = (
  [
    ["day", "day"],
    ["visits", "visits"],
    ["hand-offs", "handOffs"],
    ["messages", "messages"],
    ["applications", "applications"],
  ] as const
).map(([name, key]) => ({ name, value: (day) => String(day[key]) }));

/** The daily figures of a partner's private page as a file; an invalid token gets the 404 page. */
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

export default function PartnerFileNotFound() {
  return null;
}

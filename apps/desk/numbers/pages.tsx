import type { Handler, StaffContext } from "../request/request-context.ts";
import { numbers as copy } from "../copy/numbers.ts";
import { renderPage } from "../layout/document.tsx";
import { SelectField } from "../layout/field.tsx";
import { Day } from "../layout/time.tsx";
import { NumberCharts } from "./charts.tsx";
import { loadDaySums } from "./day-sums.ts";
import { exportNumbers } from "./export.ts";
import { parseDays, toPeriods } from "./periods.ts";
import { PageSpeeds } from "./speeds.tsx";
import { NumbersTable } from "./table.tsx";
import { loadNumberTables, buildSummaryTable } from "./tables.ts";

export const numberPages = {
  "GET /numbers": renderNumbersPage,
  "GET /numbers/export": exportNumbers,
} satisfies Record<string, Handler>;

async function renderNumbersPage({ ports, staff, url }: StaffContext): Promise<Response> {
  const days = parseDays(url.searchParams);
  const periods = toPeriods(ports.numbers.getToday(), days);
  const sums = await loadDaySums(ports.numbers, periods);
  const tables = await loadNumberTables(ports.numbers, sums, periods.now);
  return renderPage({
    title: copy.title,
    staff,
    ports,
    currentPath: "/numbers",
    children: (
      <>
        <p className="hint">{copy.explanation}</p>
        <form className="filters" action="/numbers">
          <SelectField
            name="days"
            label={copy.period}
            defaultValue={`${days}`}
            options={copy.periods.map((period) => [`${period.days}`, period.label] as const)}
          />
          <button className="button quiet">{copy.show}</button>
          <a href={`/numbers/export?days=${days}`}>{copy.export}</a>
        </form>
        <p>
          <Day at={periods.now.from} /> {copy.range.to} <Day at={periods.now.to} />
          {copy.range.compared}
        </p>
        <NumbersTable {...buildSummaryTable(sums)} />
        <NumberCharts sums={sums} periods={periods} />
        <div className="table-grid">
          {tables.map((table) => (
            <NumbersTable key={table.title} {...table} />
          ))}
        </div>
        <PageSpeeds speeds={await ports.numbers.readSpeeds(periods.now)} />
      </>
    ),
  });
}

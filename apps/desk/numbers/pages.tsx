import type { Handler, StaffContext } from "../request/request-context.ts";
import { numbersCopy as copy } from "../copy/numbers.ts";
import { renderPage } from "../layout/document.tsx";
import { DeskSelectField } from "../layout/field.tsx";
import { DeskDay } from "../layout/time.tsx";
import { NumberCharts } from "./charts.tsx";
import { loadDaySums } from "./day-sums.ts";
import { exportNumbers } from "./export.ts";
import { getPeriods, parseDays } from "./periods.ts";
import { PageSpeeds } from "./speeds.tsx";
import { NumbersSection } from "./numbers-table.tsx";
import { buildFunnelSection, loadNumbersSections } from "./numbers-sections.ts";

export const numberPages = {
  "GET /numbers": renderNumbersPage,
  "GET /numbers/export": exportNumbers,
} satisfies Record<string, Handler>;

async function renderNumbersPage({ ports, staff, url }: StaffContext): Promise<Response> {
  const days = parseDays(url.searchParams);
  const periods = getPeriods(ports.numbers.getToday(), days);
  const sums = await loadDaySums(ports.numbers, periods);
  const sections = await loadNumbersSections(ports.numbers, sums, periods.current);
  return renderPage({
    title: copy.title,
    staff,
    ports,
    currentPath: "/numbers",
    children: (
      <>
        <p className="hint">{copy.explanation}</p>
        <form className="filters" action="/numbers">
          <DeskSelectField
            name="days"
            label={copy.period}
            defaultValue={`${days}`}
            options={copy.periods.map((period) => [`${period.days}`, period.label] as const)}
          />
          <button className="button quiet">{copy.show}</button>
          <a href={`/numbers/export?days=${days}`}>{copy.export}</a>
        </form>
        <p>
          <DeskDay at={periods.current.from} /> {copy.range.to} <DeskDay at={periods.current.to} />
          {copy.range.compared}
        </p>
        <NumbersSection {...buildFunnelSection(sums)} />
        <NumberCharts sums={sums} periods={periods} />
        <div className="table-grid">
          {sections.map((section) => (
            <NumbersSection key={section.title} {...section} />
          ))}
        </div>
        <PageSpeeds speeds={await ports.numbers.readSpeeds(periods.current)} />
      </>
    ),
  });
}

import type { DeskNumbers } from "@angadi/desk-ports/numbers";
import { VITALS } from "@angadi/contract/totals";
import { numbers as copy } from "../copy/numbers.ts";

type Speeds = Awaited<ReturnType<DeskNumbers["readSpeeds"]>>;
type Vital = (typeof VITALS)[number];

/** Maximum number of pages shown, those measured most often first. */
const MAX_PAGES = 40;
/** Upper limits of "good" and "needs improvement" (https://web.dev/articles/vitals). */
const THRESHOLDS: Readonly<Record<Vital, readonly [number, number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

/** Counts of good, middling and poor measurements. */
type Shares = [good: number, middling: number, poor: number];

/** Page speed, as shares of good, middling and poor measurements. */
export function PageSpeeds({ speeds }: { speeds: Speeds }) {
  const pages = groupByPage(speeds);
  return (
    <section aria-label={copy.tables.vital} className="section">
      <h2>{copy.tables.vital}</h2>
      <p className="hint">{copy.vitalNote}</p>
      {pages.length === 0 ? (
        <p className="empty">{copy.none}</p>
      ) : (
        <>
          <p className="speed-legend">
            {copy.speeds.map((name, index) => (
              <span key={name}>
                <svg width="16" height="16" aria-hidden="true">
                  <ShareBar index={index} from={0} share={1} />
                </svg>{" "}
                {name}
              </span>
            ))}
          </p>
          <Table pages={pages} />
        </>
      )}
    </section>
  );
}

function Table({ pages }: { pages: ReturnType<typeof groupByPage> }) {
  return (
    <div className="panel numbers speeds">
      <table>
        <thead>
          <tr>
            <th scope="col">{copy.page}</th>
            {VITALS.map((name) => (
              <th key={name} scope="col">
                <abbr title={copy.vitals[name]}>{name}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map(({ page, vitals }) => (
            <tr key={page}>
              <th scope="row">{page}</th>
              {VITALS.map((name) => (
                <td key={name} data-label={name}>
                  <Bar shares={vitals[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Bar({ shares }: { shares: Shares }) {
  const total = shares[0] + shares[1] + shares[2];
  if (total === 0) return "–";
  const parts = shares.map((count) => count / total);
  const percents = parts.map((part) => Math.round(part * 100));
  return (
    <>
      <svg className="speed-bar" aria-hidden="true">
        {parts.map((share, index) => (
          <ShareBar
            key={index}
            index={index}
            from={parts.slice(0, index).reduce((sum, part) => sum + part, 0)}
            share={share}
          />
        ))}
      </svg>
      <span className="speed-shares">{copy.shares(percents, total)}</span>
    </>
  );
}

const SHARE_CLASSES = ["good-share", "fair-share", "poor-share"];
const formatPercent = (part: number) => `${Math.round(part * 1000) / 10}%`;

/** Not only a colour: "middling" has one line through it, "poor" has two. */
function ShareBar({ index, from, share }: { index: number; from: number; share: number }) {
  if (share === 0) return null;
  return (
    <g className={SHARE_CLASSES[index]}>
      <rect x={formatPercent(from)} width={formatPercent(share)} height="100%" />
      {Array.from({ length: index }, (_, line) => (
        <line
          key={line}
          x1={formatPercent(from)}
          x2={formatPercent(from + share)}
          y1={formatPercent((line + 1) / (index + 1))}
          y2={formatPercent((line + 1) / (index + 1))}
        />
      ))}
    </g>
  );
}

/** Groups by page, those measured most often first. */
function groupByPage(speeds: Speeds) {
  const pages = new Map<string, Record<Vital, Shares>>();
  for (const { page, detail, sum } of speeds) {
    const [name, upperEnd] = detail.split(" ");
    const vital = VITALS.find((candidate) => candidate === name);
    if (!vital) continue;
    const vitals = pages.get(page) ?? { LCP: [0, 0, 0], INP: [0, 0, 0], CLS: [0, 0, 0] };
    vitals[vital][rateSpeed(vital, Number(upperEnd))] += sum;
    pages.set(page, vitals);
  }
  const countMeasurements = ({ vitals }: { vitals: Record<Vital, Shares> }) =>
    VITALS.flatMap((name) => vitals[name]).reduce((sum, count) => sum + count, 0);
  return [...pages]
    .map(([page, vitals]) => ({ page, vitals }))
    .toSorted((a, b) => countMeasurements(b) - countMeasurements(a) || (a.page < b.page ? -1 : 1))
    .slice(0, MAX_PAGES);
}

/** Grades a range by its upper end, which is NaN if the range is open. */
function rateSpeed(vital: Vital, end: number): 0 | 1 | 2 {
  const [good, middling] = THRESHOLDS[vital];
  if (end <= good) return 0;
  return end <= middling ? 1 : 2;
}

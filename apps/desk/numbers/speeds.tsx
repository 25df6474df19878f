import type { DeskNumbers } from "@angadi/desk-ports/numbers";
import { VITALS } from "@angadi/contract/totals";
import { numbersCopy as copy } from "../copy/numbers.ts";

type Speeds = Awaited<ReturnType<DeskNumbers["readSpeeds"]>>;
type Vital = (typeof VITALS)[number];

/** Maximum number of pages shown. */
const MAX_PAGES = 40;
/** Upper limits of "good" and of "needs work" (https://web.dev/articles/vitals). */
const THRESHOLDS: Readonly<Record<Vital, readonly [number, number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

/** Numbers of measurements by rating. */
type RatingCounts = [good: number, needsWork: number, poor: number];
/** An index of `RatingCounts`. */
type Rating = 0 | 1 | 2;

/** Page speed, as shares of measurements that are good, need work, or are poor. */
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
            {copy.ratings.map((name, rating) => (
              <span key={name}>
                <svg width="16" height="16" aria-hidden="true">
                  <RatingBar rating={rating} start={0} share={1} />
                </svg>{" "}
                {name}
              </span>
            ))}
          </p>
          <SpeedTable pages={pages} />
        </>
      )}
    </section>
  );
}

function SpeedTable({ pages }: { pages: ReturnType<typeof groupByPage> }) {
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
                  <SpeedBar counts={vitals[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SpeedBar({ counts }: { counts: RatingCounts }) {
  const total = counts[0] + counts[1] + counts[2];
  if (total === 0) return "–";
  const shares = counts.map((count) => count / total);
  const percentages = shares.map((share) => Math.round(share * 100));
  return (
    <>
      <svg className="speed-bar" aria-hidden="true">
        {shares.map((share, rating) => (
          <RatingBar
            key={rating}
            rating={rating}
            start={shares.slice(0, rating).reduce((sum, previous) => sum + previous, 0)}
            share={share}
          />
        ))}
      </svg>
      <span className="speed-shares">{copy.ratingShares(percentages, total)}</span>
    </>
  );
}

const RATING_CLASSES = ["good-share", "needs-work-share", "poor-share"];
const formatPercent = (share: number) => `${Math.round(share * 1000) / 10}%`;

interface RatingBarProps {
  rating: number;
  /** The sum of the shares before it. */
  start: number;
  share: number;
}

/** A part of a bar. Not only its colour differs: "needs work" has a line through it, "poor" two. */
function RatingBar({ rating, start, share }: RatingBarProps) {
  if (share === 0) return null;
  return (
    <g className={RATING_CLASSES[rating]}>
      <rect x={formatPercent(start)} width={formatPercent(share)} height="100%" />
      {Array.from({ length: rating }, (_, line) => (
        <line
          key={line}
          x1={formatPercent(start)}
          x2={formatPercent(start + share)}
          y1={formatPercent((line + 1) / (rating + 1))}
          y2={formatPercent((line + 1) / (rating + 1))}
        />
      ))}
    </g>
  );
}

/** Groups speeds by page; the pages that were measured most often come first. */
function groupByPage(speeds: Speeds) {
  const pages = new Map<string, Record<Vital, RatingCounts>>();
  for (const { page, detail, sum } of speeds) {
    const [name, upperEnd] = detail.split(" ");
    const vital = VITALS.find((candidate) => candidate === name);
    if (!vital) continue;
    const vitals = pages.get(page) ?? { LCP: [0, 0, 0], INP: [0, 0, 0], CLS: [0, 0, 0] };
    vitals[vital][rateSpeed(vital, Number(upperEnd))] += sum;
    pages.set(page, vitals);
  }
  const countMeasurements = ({ vitals }: { vitals: Record<Vital, RatingCounts> }) =>
    VITALS.flatMap((name) => vitals[name]).reduce((sum, count) => sum + count, 0);
  return [...pages]
    .map(([page, vitals]) => ({ page, vitals }))
    .toSorted((a, b) => countMeasurements(b) - countMeasurements(a) || (a.page < b.page ? -1 : 1))
    .slice(0, MAX_PAGES);
}

/** Rates a range of speeds by its upper end, which is NaN if the range is open. */
function rateSpeed(vital: Vital, upperEnd: number): Rating {
  const [good, needsWork] = THRESHOLDS[vital];
  if (upperEnd <= good) return 0;
  return upperEnd <= needsWork ? 1 : 2;
}

import { formatWholeRupees } from "@angadi/formats/rupees";
import { SampleLabel } from "../../sections/sample-label/sample-label.tsx";
import { MAX_SHARE, calculateEarnings } from "./commission.ts";
import styles from "./dashboard-picture.module.css";

/** A row in the list of the newest shops. */
interface NewShop {
  name: string;
  plan: string;
}

export interface DashboardPictureCopy {
  /** The picture's text alternative; `monthlyCommission` is a formatted amount. */
  label: (monthlyCommission: string) => string;
  isSample?: true;
  title: string;
  status: string;
  figures: readonly { label: string; value: string }[];
  /** Label of the last figure. */
  monthlyCommissionLabel: string;
  /** Number of paying shops per plan. */
  payingShops: readonly { plan: string; shopCount: number }[];
  chart: {
    title: string;
    clicks: readonly number[];
    /** Axis labels, the highest first, zero last. */
    scale: readonly number[];
    /** Labels below the first and the last bar. */
    firstWeek: string;
    lastWeek: string;
  };
  newestShops: { title: string; shops: readonly NewShop[] };
  /** The URL, split where it may wrap. */
  link: { label: string; address: readonly [string, string] };
  toast: { text: string; when: string };
}

const CHART = { width: 400, height: 84, gap: 10 };

interface DashboardPictureProps {
  copy: DashboardPictureCopy;
  /** Whole rupees, without GST. */
  plans: readonly { name: string; monthlyPrice: number }[];
}

/** The affiliate's dashboard with sample figures, drawn in HTML as one picture. */
export function DashboardPicture({ copy, plans }: DashboardPictureProps) {
  const { chart, newestShops, link, toast } = copy;
  const calculateCommission = (plan: string, shopCount: number) => {
    const price = plans.find(({ name }) => name === plan)?.monthlyPrice ?? 0;
    return calculateEarnings({ shopCount, price, isYearly: false, share: MAX_SHARE }).perPayment;
  };
  const monthlyCommission = formatWholeRupees(
    copy.payingShops.reduce(
      (sum, { plan, shopCount }) => sum + calculateCommission(plan, shopCount),
      0,
    ),
  );
  const figures = [
    ...copy.figures,
    { label: copy.monthlyCommissionLabel, value: monthlyCommission },
  ];
  return (
    <div className={styles.container}>
      <div role="img" aria-label={copy.label(monthlyCommission)} className={styles.picture}>
        <div className={styles.dashboard}>
          <div className={styles.header}>
            <span className={styles.title}>{copy.title}</span>
            <span className={styles.status}>{copy.status}</span>
          </div>
          <div className={styles.figures}>
            {figures.map(({ label, value }) => (
              <span key={label} className={styles.figure}>
                <span>{label}</span>
                <strong>{value}</strong>
              </span>
            ))}
          </div>
          <div>
            <span className={styles.label}>{chart.title}</span>
            <Chart {...chart} />
          </div>
          <div>
            <span className={styles.customersHeader}>
              <span className={styles.label}>{newestShops.title}</span>
              <span className={styles.toast}>
                {toast.text}
                <span>{toast.when}</span>
              </span>
            </span>
            {newestShops.shops.map(({ name, plan }) => (
              <span key={name} className={styles.shop}>
                <span>
                  <strong>{name}</strong> <span className={styles.plan}>{plan}</span>
                </span>
                <span className={styles.commission}>
                  {formatWholeRupees(calculateCommission(plan, 1))}
                </span>
              </span>
            ))}
          </div>
        </div>
        <span className={styles.link}>
          <span className={styles.linkLabel}>{link.label}</span>
          {link.address.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
      </div>
      <SampleLabel content={copy} align="centre" />
    </div>
  );
}

/** The bar chart with its scale. */
function Chart({ clicks, scale, firstWeek, lastWeek }: DashboardPictureCopy["chart"]) {
  return (
    <span className={styles.plot}>
      <span className={styles.scale}>
        {scale.map((value) => (
          <span key={value}>{value}</span>
        ))}
      </span>
      <Bars values={clicks} max={Math.max(...scale)} />
      <span className={styles.weeks}>
        <span>{firstWeek}</span>
        <span>{lastWeek}</span>
      </span>
    </span>
  );
}

/** One bar per week; the current week is highlighted. `max` is the value at full height. */
function Bars({ values, max }: { values: readonly number[]; max: number }) {
  const { width, height, gap } = CHART;
  const step = (width + gap) / values.length;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.bars}>
      <path d={`M0 .5H${width}M0 ${height / 2}H${width}M0 ${height - 0.5}H${width}`} />
      {values.map((value, index) => {
        const barHeight = Math.round((value / max) * height);
        return (
          <rect
            key={index}
            x={Math.round(index * step)}
            y={height - barHeight}
            width={Math.round(step - gap)}
            height={barHeight}
            rx="5"
            className={index === values.length - 1 ? styles.current : undefined}
          />
        );
      })}
    </svg>
  );
}

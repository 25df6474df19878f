import styles from "./dashboard-scene.module.css";

export interface DashboardSceneCopy {
  enquiries: {
    title: string;
    lines: readonly { name: string; text: string; nextStep: string }[];
  };
  visitors: {
    title: string;
    count: string;
    /** Height of each day's bar, out of ten. */
    days: readonly { day: string; height: number }[];
  };
  search: { title: string; heading: string; address: string; text: string };
  blog: { title: string; heading: string; note: string };
  brand: { title: string; name: string; fonts: string };
}

/** The owner's dashboard once the shop is open. */
export function DashboardScene({ copy }: { copy: DashboardSceneCopy }) {
  const { enquiries, search, blog, brand } = copy;
  return (
    <div className={styles.dashboard}>
      <div className={styles.wideCard}>
        <span className={styles.title}>{enquiries.title}</span>
        {enquiries.lines.map(({ name, text, nextStep }) => (
          <span key={name} className={styles.enquiry}>
            <span>
              <b>{name}</b> {text}
            </span>
            <span className={styles.nextStep}>{nextStep}</span>
          </span>
        ))}
      </div>
      <Visitors copy={copy.visitors} />
      <div className={styles.card}>
        <span className={styles.title}>{search.title}</span>
        <span className={styles.address}>{search.address}</span>
        <span className={styles.resultTitle}>{search.heading}</span>
        <span className={styles.smallText}>{search.text}</span>
      </div>
      <div className={styles.card}>
        <span className={styles.title}>{blog.title}</span>
        <b className={styles.heading}>{blog.heading}</b>
        <span className={styles.smallText}>{blog.note}</span>
      </div>
      <div className={styles.brandCard}>
        <span>
          <span className={styles.title}>{brand.title}</span>
          <b className={styles.name}>{brand.name}</b>
        </span>
        <span className={styles.smallText}>{brand.fonts}</span>
        <span className={styles.colours}>
          <i />
          <i />
          <i />
        </span>
      </div>
    </div>
  );
}

function Visitors({ copy }: { copy: DashboardSceneCopy["visitors"] }) {
  return (
    <div className={styles.tallCard}>
      <span className={styles.title}>{copy.title}</span>
      <b className={styles.count}>{copy.count}</b>
      <svg viewBox="0 0 140 66" className={styles.bars}>
        {copy.days.map(({ day, height }, index) => (
          <g key={index}>
            <rect
              x={index * 20 + 2}
              y={56 - height * 5.4}
              width="15"
              height={height * 5.4}
              rx="2"
            />
            <text x={index * 20 + 9.5} y="64.5">
              {day}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

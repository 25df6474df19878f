import { useId } from "react";
import { Reveal } from "@angadi/ui/reveal/reveal";
import { SampleLabel } from "../../../sections/sample-label/sample-label.tsx";
import { AppIcon, type AppIconName } from "./app-icon.tsx";
import styles from "./app-wall.module.css";

interface App {
  /** Its anchor on the page. */
  id: string;
  icon: AppIconName;
  category: string;
  name: string;
  /** The problem it solves, in an owner's words. */
  quote: string;
  description: string;
}

export interface AppWallCopy {
  groups: readonly { title: string; apps: readonly App[] }[];
}

/** The apps on a pegboard, grouped by job, each with a drawing and a card. */
export function AppWall({ copy }: { copy: AppWallCopy }) {
  return (
    <div className={`wrap ${styles.wall}`}>
      <div className={styles.pegboard}>
        {copy.groups.map((group) => (
          <AppGroup key={group.title} {...group} />
        ))}
      </div>
      <SampleLabel content={copy} align="centre" />
    </div>
  );
}

function AppGroup({ title, apps }: AppWallCopy["groups"][number]) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.label}>
        {title}
      </h2>
      <ul className={styles.apps}>
        {apps.map((app) => (
          <Reveal key={app.id} as="li" className={styles.app ?? ""}>
            <AppIcon name={app.icon} />
            <article id={app.id} aria-labelledby={`${app.id}-name`} className={styles.card}>
              <div className={styles.header}>
                <p className={styles.category}>{app.category}</p>
                <h3 id={`${app.id}-name`}>{app.name}</h3>
              </div>
              <p className={styles.quote}>{app.quote}</p>
              <p className={styles.text}>{app.description}</p>
            </article>
          </Reveal>
        ))}
      </ul>
    </section>
  );
}

import { Link } from "react-router";
import styles from "./neighbour-links.module.css";

interface Neighbour {
  title: string;
  href: string;
}

interface NeighbourLinksProps {
  copy: { label: string; newer: string; older: string };
  newer: Neighbour | null;
  older: Neighbour | null;
}

/** Links to the previous and the next text. */
export function NeighbourLinks({ copy, newer, older }: NeighbourLinksProps) {
  if (!newer && !older) return null;
  return (
    <nav aria-label={copy.label} className={styles.neighbours}>
      {older && <NeighbourLink direction={copy.older} {...older} />}
      {newer && <NeighbourLink direction={copy.newer} {...newer} />}
    </nav>
  );
}

function NeighbourLink({ direction, title, href }: Neighbour & { direction: string }) {
  return (
    <Link to={href} className={styles.neighbour}>
      <span className={styles.direction}>{direction}</span>
      <span className={styles.title}>{title}</span>
    </Link>
  );
}

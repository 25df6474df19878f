import { useNavigation } from "react-router";
import { progressLabel } from "@angadi/content/shell";
import styles from "./navigation-progress.module.css";

/**
 * Says that a tap was taken, while React Router fetches what it asks for. Before React is there a
 * link loads a document, and the browser's own sign says so.
 */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    state !== "idle" && <div role="progressbar" aria-label={progressLabel} className={styles.bar} />
  );
}

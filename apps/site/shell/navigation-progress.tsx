import { useNavigation } from "react-router";
import { progressLabel } from "@angadi/content/shell";
import styles from "./navigation-progress.module.css";

/**
 * Shows that a tap was registered, while React Router loads the page. Before hydration a link loads
 * a document, and the browser shows its own indicator.
 */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    state !== "idle" && <div role="progressbar" aria-label={progressLabel} className={styles.bar} />
  );
}

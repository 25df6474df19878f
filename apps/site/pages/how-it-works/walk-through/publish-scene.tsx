import { AwningEdge } from "@angadi/ui/awning-edge/awning-edge";
import styles from "./publish-scene.module.css";
import { Cursor } from "./cursor.tsx";

export interface PublishSceneCopy {
  address: string;
  connected: string;
  publish: string;
  /** The board in the door. */
  board: string;
}

/** The domain as the sign above a door, the publish button, and the board in the door. */
export function PublishScene({ copy }: { copy: PublishSceneCopy }) {
  return (
    <div className={styles.front}>
      <AwningEdge />
      <div className={styles.sign}>
        <span className={styles.address}>{copy.address}</span>
        <span className={styles.connected}>{copy.connected}</span>
      </div>
      <div className={styles.below}>
        <span className={styles.pane}>
          <span className={styles.key}>
            {copy.publish}
            <Cursor shape="arrow" />
          </span>
        </span>
        <span className={styles.door}>
          <b className={styles.board}>{copy.board}</b>
        </span>
      </div>
    </div>
  );
}

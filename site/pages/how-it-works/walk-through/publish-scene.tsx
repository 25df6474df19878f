import { AwningEdge } from "#ui/awning-edge/awning-edge.tsx";
import styles from "./publish-scene.module.css";
import { Cursor } from "./cursor.tsx";

export interface PublishSceneWords {
  address: string;
  connected: string;
  publish: string;
  /** The board in the door, and what is smaller under it. */
  board: string;
  since: string;
}

/** The address as the sign over the door, the one key to press, and the board in the door. */
export function PublishScene({ words }: { words: PublishSceneWords }) {
  return (
    <div className={styles.front}>
      <AwningEdge />
      <div className={styles.sign}>
        <span className={styles.address}>{words.address}</span>
        <span className={styles.connected}>{words.connected}</span>
      </div>
      <div className={styles.below}>
        <span className={styles.pane}>
          <span className={styles.key}>
            {words.publish}
            <Cursor shape="arrow" />
          </span>
        </span>
        <span className={styles.door}>
          <span className={styles.board}>
            <b>{words.board}</b>
            {words.since}
          </span>
        </span>
      </div>
    </div>
  );
}

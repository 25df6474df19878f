import { AwningEdge } from "@angadi/ui/awning-edge/awning-edge";
import styles from "./publish-scene.module.css";
import { Cursor } from "./cursor.tsx";

export interface PublishSceneCopy {
  address: string;
  connected: string;
  publish: string;
  /** Text of the sign in the door. */
  doorSign: string;
}

/** A shop front: the domain on the sign, the publish button in the window, a sign in the door. */
export function PublishScene({ copy }: { copy: PublishSceneCopy }) {
  return (
    <div className={styles.shopFront}>
      <AwningEdge />
      <div className={styles.sign}>
        <span className={styles.address}>{copy.address}</span>
        <span className={styles.connected}>{copy.connected}</span>
      </div>
      <div className={styles.row}>
        <span className={styles.window}>
          <span className={styles.publishButton}>
            {copy.publish}
            <Cursor shape="arrow" />
          </span>
        </span>
        <span className={styles.door}>
          <b className={styles.doorSign}>{copy.doorSign}</b>
        </span>
      </div>
    </div>
  );
}

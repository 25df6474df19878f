import { ArtPicture } from "@angadi/art/picture";
import { type PictureKey, pictures } from "@angadi/art/pictures";
import styles from "./editor-scene.module.css";
import { Cursor } from "./cursor.tsx";

export interface EditorSceneCopy {
  shop: string;
  /** Settings for the whole site. */
  fonts: { title: string; heading: string; body: string };
  colours: { title: string };
  buttons: { title: string; sample: string };
  headline: string;
  tagline: string;
  prices: { title: string; lines: readonly { name: string; price: string }[] };
  gallery: { title: string; pictures: readonly PictureKey[] };
}

/** The editor with a page in it; one block is being dragged. */
export function EditorScene({ copy }: { copy: EditorSceneCopy }) {
  return (
    <div className={styles.window}>
      <div className={styles.titleBar}>{copy.shop}</div>
      <div className={styles.settings}>
        <div>
          <span className={styles.settingLabel}>{copy.fonts.title}</span>
          <span className={styles.heading}>{copy.fonts.heading}</span>
          <span>{copy.fonts.body}</span>
        </div>
        <div>
          <span className={styles.settingLabel}>{copy.colours.title}</span>
          <span className={styles.colours}>
            <i />
            <i />
            <i />
            <i />
          </span>
        </div>
        <div>
          <span className={styles.settingLabel}>{copy.buttons.title}</span>
          <span className={styles.sample}>{copy.buttons.sample}</span>
        </div>
      </div>
      <Canvas copy={copy} />
    </div>
  );
}

function Canvas({ copy }: { copy: EditorSceneCopy }) {
  return (
    <div className={styles.canvas}>
      <div className={styles.banner}>
        <span className={styles.headline}>{copy.headline}</span>
        <span>{copy.tagline}</span>
      </div>
      <div className={styles.dropTarget}>
        <div className={styles.draggedBlock}>
          <span className={styles.title}>{copy.prices.title}</span>
          {copy.prices.lines.map(({ name, price }) => (
            <span key={name} className={styles.price}>
              <span>{name}</span>
              <b>{price}</b>
            </span>
          ))}
          <Cursor shape="hand" />
        </div>
      </div>
      <div className={styles.gallery}>
        <span className={styles.title}>{copy.gallery.title}</span>
        <div className={styles.pictures}>
          {copy.gallery.pictures.map((picture) => (
            <ArtPicture key={picture} art={pictures[picture]} viewBox="0 0 64 64" />
          ))}
        </div>
      </div>
    </div>
  );
}

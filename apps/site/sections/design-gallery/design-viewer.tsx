import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { ButtonLink } from "@angadi/ui/button/button";
import { Modal } from "@angadi/ui/dialog/modal";
import { Switch } from "@angadi/ui/switch/switch";
import { type CopyButtonCopy, CopyButton } from "@angadi/ui/copy-button/copy-button";
import { type Design, type Label, PICTURES, buildPictureUrl } from "./design.ts";
import styles from "./design-viewer.module.css";
import { SaveButton } from "./save-button.tsx";
import type { SavedDesigns } from "./use-saved-designs.ts";

export interface ViewerCopy {
  close: string;
  previous: string;
  next: string;
  position: (current: number, total: number) => string;
  /** Accessible name of the scrolling picture. */
  picture: string;
  phone: string;
  tags: string;
  sentence: string;
  copyButton: CopyButtonCopy;
  save: string;
  saved: string;
  start: string;
}

interface DesignViewerProps {
  copy: ViewerCopy;
  /** The designs to page through. */
  designs: readonly Design[];
  tags: readonly Label[];
  /** The current design; undefined if closed. */
  design: Design | undefined;
  savedSlugs: SavedDesigns["slugs"];
  startHref: string;
  onToggle: (slug: string) => void;
  onShow: (slug: string) => void;
  onClose: () => void;
}

/** A dialog with a large picture of a design and its details; arrow keys page through. */
export function DesignViewer(props: DesignViewerProps) {
  const { copy, designs, tags, design, savedSlugs, startHref, onToggle, onShow, onClose } = props;
  const id = useId();
  const [phoneChoice, setPhoneChoice] = useState<boolean>();
  // On a phone, show the phone version first.
  const isPhoneView =
    phoneChoice ?? (design !== undefined && matchMedia("(width <= 40rem)").matches);
  const frame = useRef<HTMLDivElement>(null);
  const index = design ? designs.indexOf(design) : -1;

  const scrollToTop = () => {
    frame.current?.scrollTo(0, 0);
    frame.current?.scrollIntoView({ block: "start" });
  };
  const showAdjacent = (step: number) => {
    const nextDesign = designs.at((index + step) % designs.length);
    if (nextDesign) onShow(nextDesign.slug);
    scrollToTop();
  };
  useArrowKeys(design !== undefined, showAdjacent);

  return (
    <Modal
      open={design !== undefined}
      onClose={onClose}
      labelledBy={id}
      closesOnBackdrop
      className={styles.modal}
    >
      {design && (
        <div className={styles.columns}>
          <Picture label={copy.picture} design={design} isPhoneView={isPhoneView} frame={frame} />
          <div className={styles.details}>
            <p className={styles.kind} role="status">
              {copy.position(index + 1, designs.length)}
              <span className="visually-hidden"> {design.title}</span>
            </p>
            <h2 id={id} className={styles.title}>
              {design.title}
            </h2>
            <p className={styles.kind}>
              {design.kind}, {design.place}
            </p>
            <p className={styles.description}>{design.description}</p>
            <ul className={styles.tags} aria-label={copy.tags}>
              {tags
                .filter(({ slug }) => design.tags.includes(slug))
                .map(({ slug, title }) => (
                  <li key={slug}>{title}</li>
                ))}
            </ul>
            <Switch
              checked={isPhoneView}
              onChange={(checked) => {
                setPhoneChoice(checked);
                scrollToTop();
              }}
            >
              {copy.phone}
            </Switch>
            <h3 className={styles.sentenceHeading}>{copy.sentence}</h3>
            <p className={styles.sentence}>“{design.sentence}”</p>
            <CopyButton key={design.slug} copy={copy.copyButton} getText={() => design.sentence} />
          </div>
          <div className={styles.footer}>
            <div className={styles.actions}>
              <ButtonLink href={startHref} reloadDocument>
                {copy.start}
              </ButtonLink>
              <SaveButton
                label={copy.save}
                savedLabel={copy.saved}
                design={design}
                savedSlugs={savedSlugs}
                onToggle={onToggle}
              />
            </div>
            <div className={styles.iconButtons}>
              {designs.length > 1 && (
                <>
                  <IconButton
                    label={copy.previous}
                    path="M15 5l-7 7 7 7"
                    onPress={() => showAdjacent(-1)}
                  />
                  <IconButton
                    label={copy.next}
                    path="M9 5l7 7-7 7"
                    onPress={() => showAdjacent(1)}
                  />
                </>
              )}
              <IconButton label={copy.close} path="M6 6l12 12M18 6 6 18" onPress={onClose} />
            </div>
          </div>
        </div>
      )}
    </Modal>
  );
}

function useArrowKeys(isActive: boolean, showAdjacent: (step: number) => void): void {
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLInputElement) return;
      if (key === "ArrowLeft") showAdjacent(-1);
      if (key === "ArrowRight") showAdjacent(1);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });
}

interface PictureProps {
  label: string;
  design: Design;
  isPhoneView: boolean;
  frame: RefObject<HTMLDivElement | null>;
}

/** The picture of a design. It is taller than the dialog, so it scrolls, also by keyboard. */
function Picture({ label, design, isPhoneView, frame }: PictureProps) {
  const size = isPhoneView ? "phone" : "large";
  const { width, height } = PICTURES[size];
  const src = buildPictureUrl(design.slug, size);

  return (
    <div
      ref={frame}
      className={`${styles.picture} ${styles[size]}`}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <img
        key={src}
        src={src}
        width={width}
        height={height}
        alt={isPhoneView ? design.phoneAlt : design.alt}
      />
    </div>
  );
}

interface IconButtonProps {
  label: string;
  path: string;
  onPress: () => void;
}

function IconButton({ label, path, onPress }: IconButtonProps) {
  return (
    <button type="button" className={styles.iconButton} aria-label={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

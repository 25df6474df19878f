import type { MouseEvent } from "react";
import { Link } from "react-router";
import { ButtonLink } from "@angadi/ui/button/button";
import { buildFilterQuery } from "./gallery-filter.ts";
import { type Design, type Label, PICTURES, buildPictureUrl } from "./design.ts";
import styles from "./design-card.module.css";
import { SaveButton } from "./save-button.tsx";
import type { SavedDesigns } from "./use-saved-designs.ts";

export interface DesignCardCopy {
  save: string;
  saved: string;
  start: string;
  /** Appended for screen readers to the link that enlarges the picture. */
  enlarge: string;
  tags: string;
}

interface DesignCardProps {
  copy: DesignCardCopy;
  design: Design;
  category: string;
  tags: readonly Label[];
  savedSlugs: SavedDesigns["slugs"];
  /** Start URL in the app. */
  startHref: string;
  /** True if it is visible when the page opens: its picture loads eagerly. */
  isAboveFold: boolean;
  onToggle: (slug: string) => void;
  onOpen: (slug: string) => void;
}

/** A design: two pictures, the sentence it was generated from, and its actions. */
export function DesignCard(props: DesignCardProps) {
  const { copy, design, category, tags, savedSlugs, startHref, isAboveFold, onToggle, onOpen } =
    props;
  const smallUrl = buildPictureUrl(design.slug, "small");
  const largeUrl = buildPictureUrl(design.slug, "large");
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(design.slug);
  };
  return (
    <li id={design.slug} className={styles.card}>
      <figure className={styles.pictures}>
        <div className={`${styles.backdrop} ${styles[design.tint]}`}>
          <img
            className={styles.desktop}
            src={smallUrl}
            srcSet={`${smallUrl} 600w, ${largeUrl} 1200w`}
            sizes="(min-width: 76rem) 430px, (min-width: 56rem) 37vw, 76vw"
            width={PICTURES.large.width}
            height={PICTURES.large.height}
            alt={design.alt}
            loading={isAboveFold ? "eager" : "lazy"}
          />
          <img
            className={styles.phone}
            src={buildPictureUrl(design.slug, "phone")}
            width={PICTURES.phone.width}
            height={PICTURES.phone.height}
            alt={design.phoneAlt}
            loading={isAboveFold ? "eager" : "lazy"}
          />
          <svg viewBox="0 0 24 24" className={styles.zoomIcon} aria-hidden="true">
            <path d="M10 3a7 7 0 1 0 .01 0M15 15l6 6M10 7v6M7 10h6" />
          </svg>
        </div>
        <figcaption className={styles.kind}>
          {design.kind}, {design.place} <span>{category}</span>
        </figcaption>
      </figure>
      <h3 className={styles.title}>
        <a href={largeUrl} onClick={handleClick}>
          {design.title}
          <span className="visually-hidden"> {copy.enlarge}</span>
        </a>
      </h3>
      <p className={styles.sentence}>“{design.sentence}”</p>
      <p className={styles.description}>{design.description}</p>
      <ul className={styles.tags} aria-label={copy.tags}>
        {tags.map((tag) => (
          <li key={tag.slug}>
            <Link to={{ search: buildFilterQuery(undefined, tag), hash: "#designs" }}>
              {tag.title}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink href={startHref} variant="quiet" reloadDocument>
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
    </li>
  );
}

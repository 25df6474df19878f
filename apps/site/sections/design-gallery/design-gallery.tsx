import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { NotSavedNotice } from "@angadi/ui/saved/not-saved";
import { type DesignCardCopy, DesignCard } from "./design-card.tsx";
import styles from "./design-gallery.module.css";
import {
  type GalleryFilter,
  type DesignCatalog,
  filterDesigns,
  buildFilterQuery,
  hasSameDesigns,
  buildListQuery,
  parseGalleryFilter,
} from "./gallery-filter.ts";
import { type ViewerCopy, DesignViewer } from "./design-viewer.tsx";
import { type FilterCopy, FilterLink, Filters } from "./filters.tsx";
import { type ListCopy, ListBar } from "./list-bar.tsx";
import { Bookmark } from "./save-button.tsx";
import { SAVED_DESIGNS } from "./saved-kind.ts";
import { type SavedDesigns, useSavedDesigns } from "./use-saved-designs.ts";

export interface GalleryCopy {
  heading: string;
  savedHeading: string;
  savedLink: string;
  filters: FilterCopy;
  /** How many designs are shown, with the current filters. */
  count: (count: number, filter: GalleryFilter) => string;
  empty: { heading: string; text: (filter: GalleryFilter) => string; withoutTag: string };
  emptyList: { heading: string; text: string };
  all: string;
  list: ListCopy;
  card: DesignCardCopy;
  viewer: ViewerCopy;
  /** For visitors whose business is not among them. */
  otherBusiness: { text: string; href: string };
  /** Shown below the designs. */
  note: string;
}

interface DesignGalleryProps {
  copy: GalleryCopy;
  catalog: DesignCatalog;
  startHref: string;
}

/** The designs with filters (stored in the query), and the visitor's saved designs. */
export function DesignGallery({ copy, catalog, startHref }: DesignGalleryProps) {
  const { designs, categories, tags } = catalog;
  const [search] = useSearchParams();
  const filter = parseGalleryFilter(search, catalog);
  const visibleDesigns = filterDesigns(designs, filter);
  const saved = useSavedDesigns(designs);
  const heading = useRef<HTMLHeadingElement>(null);
  const [openSlug, setOpenSlug] = useState<string>();
  const isOwnList =
    filter.savedList && saved.slugs ? hasSameDesigns(filter.savedList, saved.slugs) : false;
  const isOpen = openSlug !== undefined;
  const toggleSaved = useToggleSaved({ filter, saved, isOwnList, isOpen, heading });

  return (
    <section id="designs" aria-labelledby="designs-heading" className={`wrap ${styles.gallery}`}>
      <div className={styles.header}>
        <h2 id="designs-heading" ref={heading} tabIndex={-1}>
          {filter.savedList ? copy.savedHeading : copy.heading}
        </h2>
        <Filters copy={copy.filters} catalog={catalog} filter={filter} />
        <p className={styles.saved}>
          <FilterLink query={buildListQuery(saved.slugs ?? [])} isCurrent={isOwnList}>
            <Bookmark /> {copy.savedLink} <b>{saved.slugs?.length ?? 0}</b>
          </FilterLink>
        </p>
      </div>
      <NotSavedNotice prefix={SAVED_DESIGNS} />
      {filter.savedList && visibleDesigns.length > 0 && (
        <ListBar copy={copy.list} slugs={filter.savedList} saved={saved} />
      )}
      {/* The selected category is visible, so only screen readers need the count. */}
      <p
        role="status"
        className={filter.tag || filter.savedList ? styles.count : "visually-hidden"}
      >
        {copy.count(visibleDesigns.length, filter)}
      </p>
      {visibleDesigns.length === 0 && <EmptyGallery copy={copy} filter={filter} />}
      <ul className={styles.designs}>
        {visibleDesigns.map((design, index) => (
          <DesignCard
            key={design.slug}
            copy={copy.card}
            design={design}
            category={categories.find(({ slug }) => slug === design.category)?.title ?? ""}
            tags={tags.filter(({ slug }) => design.tags.includes(slug))}
            savedSlugs={saved.slugs}
            startHref={startHref}
            isAboveFold={index < 2}
            onToggle={toggleSaved}
            onOpen={setOpenSlug}
          />
        ))}
      </ul>
      <p className={styles.otherBusiness}>
        <Link to={copy.otherBusiness.href}>{copy.otherBusiness.text}</Link>
      </p>
      <p className={styles.note}>{copy.note}</p>
      <DesignViewer
        copy={copy.viewer}
        designs={visibleDesigns}
        tags={tags}
        design={visibleDesigns.find(({ slug }) => slug === openSlug)}
        savedSlugs={saved.slugs}
        startHref={startHref}
        onToggle={toggleSaved}
        onShow={setOpenSlug}
        onClose={() => setOpenSlug(undefined)}
      />
    </section>
  );
}

interface ToggleOptions {
  filter: GalleryFilter;
  saved: SavedDesigns;
  /** True if the shown list is the visitor's own. */
  isOwnList: boolean;
  isOpen: boolean;
  heading: RefObject<HTMLElement | null>;
}

/**
 * Returns a function that saves or removes a design. If the visitor's own list is shown, the URL is
 * updated; while the viewer is open this is deferred, so that the viewed design does not disappear.
 */
function useToggleSaved({ filter, saved, isOwnList, isOpen, heading }: ToggleOptions) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const pendingList = useRef<readonly string[]>(undefined);

  const showList = (list: readonly string[]) => {
    void navigate(pathname + buildListQuery(list), { replace: true, preventScrollReset: true });
    // The clicked button disappears with its design.
    heading.current?.focus({ preventScroll: true });
  };
  const showPendingList = useEffectEvent(() => {
    const list = pendingList.current;
    pendingList.current = undefined;
    if (list && filter.savedList && !hasSameDesigns(filter.savedList, list)) showList(list);
  });
  useEffect(() => {
    if (!isOpen) showPendingList();
  }, [isOpen]);

  return (slug: string) => {
    const list = saved.toggle(slug);
    if (!isOwnList && !pendingList.current) return;
    if (isOpen) pendingList.current = list;
    else showList(list);
  };
}

/** The empty state: why nothing is shown, and links back. */
function EmptyGallery({ copy, filter }: { copy: GalleryCopy; filter: GalleryFilter }) {
  return (
    <div className={styles.empty}>
      <h3>{filter.savedList ? copy.emptyList.heading : copy.empty.heading}</h3>
      <p>{filter.savedList ? copy.emptyList.text : copy.empty.text(filter)}</p>
      <p className={styles.actions}>
        {filter.category && filter.tag && (
          <FilterLink query={buildFilterQuery(filter.category, undefined)} isCurrent={false}>
            {copy.empty.withoutTag}
          </FilterLink>
        )}
        <FilterLink query="" isCurrent={false}>
          {copy.all}
        </FilterLink>
      </p>
    </div>
  );
}

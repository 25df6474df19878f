import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { NotSaved } from "@angadi/ui/saved/not-saved";
import { type CardCopy, DesignCard } from "./design-card.tsx";
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
  card: CardCopy;
  viewer: ViewerCopy;
  /** For visitors whose business is not among them. */
  own: { text: string; href: string };
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
  const [open, setOpen] = useState<string>();
  const isOwn = filter.saved && saved.slugs ? hasSameDesigns(filter.saved, saved.slugs) : false;
  const toggle = useToggle({ filter, saved, isOwn, isOpen: open !== undefined, heading });

  return (
    <section id="designs" aria-labelledby="designs-heading" className={`wrap ${styles.gallery}`}>
      <div className={styles.head}>
        <h2 id="designs-heading" ref={heading} tabIndex={-1}>
          {filter.saved ? copy.savedHeading : copy.heading}
        </h2>
        <Filters copy={copy.filters} catalog={catalog} filter={filter} />
        <p className={styles.saved}>
          <FilterLink query={buildListQuery(saved.slugs ?? [])} current={isOwn}>
            <Bookmark /> {copy.savedLink} <b>{saved.slugs?.length ?? 0}</b>
          </FilterLink>
        </p>
      </div>
      <NotSaved prefix={SAVED_DESIGNS} />
      {filter.saved && visibleDesigns.length > 0 && (
        <ListBar copy={copy.list} list={filter.saved} saved={saved} />
      )}
      {/* The selected category is visible, so only screen readers need the count. */}
      <p role="status" className={filter.tag || filter.saved ? styles.count : "visually-hidden"}>
        {copy.count(visibleDesigns.length, filter)}
      </p>
      {visibleDesigns.length === 0 && <Empty copy={copy} filter={filter} />}
      <ul className={styles.designs}>
        {visibleDesigns.map((design, index) => (
          <DesignCard
            key={design.slug}
            copy={copy.card}
            design={design}
            category={categories.find(({ slug }) => slug === design.category)?.title ?? ""}
            tags={tags.filter(({ slug }) => design.tags.includes(slug))}
            saved={saved.slugs}
            startHref={startHref}
            isAboveFold={index < 2}
            onToggle={toggle}
            onOpen={setOpen}
          />
        ))}
      </ul>
      <p className={styles.own}>
        <Link to={copy.own.href}>{copy.own.text}</Link>
      </p>
      <p className={styles.note}>{copy.note}</p>
      <DesignViewer
        copy={copy.viewer}
        designs={visibleDesigns}
        tags={tags}
        open={visibleDesigns.find(({ slug }) => slug === open)}
        saved={saved.slugs}
        startHref={startHref}
        onToggle={toggle}
        onShow={setOpen}
        onClose={() => setOpen(undefined)}
      />
    </section>
  );
}

interface ToggleArguments {
  filter: GalleryFilter;
  saved: SavedDesigns;
  /** True if the shown list is the visitor's own. */
  isOwn: boolean;
  isOpen: boolean;
  heading: RefObject<HTMLElement | null>;
}

/**
 * Saves or removes a design. If the visitor's own list is shown, the URL follows; while the viewer
 * is open that waits, because the design being viewed must not disappear.
 */
function useToggle({ filter, saved, isOwn, isOpen, heading }: ToggleArguments) {
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
    if (list && filter.saved && !hasSameDesigns(filter.saved, list)) showList(list);
  });
  useEffect(() => {
    if (!isOpen) showPendingList();
  }, [isOpen]);

  return (slug: string) => {
    const list = saved.toggle(slug);
    if (!isOwn && !pendingList.current) return;
    if (isOpen) pendingList.current = list;
    else showList(list);
  };
}

/** The empty state: why nothing is shown, and links back. */
function Empty({ copy, filter }: { copy: GalleryCopy; filter: GalleryFilter }) {
  return (
    <div className={styles.empty}>
      <h3>{filter.saved ? copy.emptyList.heading : copy.empty.heading}</h3>
      <p>{filter.saved ? copy.emptyList.text : copy.empty.text(filter)}</p>
      <p className={styles.ways}>
        {filter.category && filter.tag && (
          <FilterLink query={buildFilterQuery(filter.category, undefined)} current={false}>
            {copy.empty.withoutTag}
          </FilterLink>
        )}
        <FilterLink query="" current={false}>
          {copy.all}
        </FilterLink>
      </p>
    </div>
  );
}

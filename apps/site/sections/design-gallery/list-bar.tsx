import { useLocation } from "react-router";
import { Button } from "@angadi/ui/button/button";
import { buildListQuery } from "./gallery-filter.ts";
import { type CopyButtonCopy, CopyButton } from "@angadi/ui/copy-button/copy-button";
import styles from "./list-bar.module.css";
import type { SavedDesigns } from "./use-saved-designs.ts";

export interface ListCopy {
  note: string;
  copyButton: CopyButtonCopy;
  saveAll: (count: number) => string;
}

interface ListBarProps {
  copy: ListCopy;
  slugs: readonly string[];
  saved: SavedDesigns;
}

/** Above a saved list: a link to share it and, for recipients, a button to save it. */
export function ListBar({ copy, slugs, saved }: ListBarProps) {
  const { pathname } = useLocation();
  const unsavedSlugs = slugs.filter((slug) => saved.slugs && !saved.slugs.includes(slug));
  return (
    <div className={styles.bar}>
      <p>{copy.note}</p>
      <CopyButton
        copy={copy.copyButton}
        getText={() => location.origin + pathname + buildListQuery(slugs)}
      />
      {unsavedSlugs.length > 0 && (
        <Button variant="quiet" onClick={() => saved.add(unsavedSlugs)}>
          {copy.saveAll(unsavedSlugs.length)}
        </Button>
      )}
    </div>
  );
}

import type { PostRevision } from "@angadi/desk-ports/posts";
import { revisionsCopy as copy } from "../copy/posts.ts";
import { Time } from "../layout/time.tsx";

/** The stored versions of a post, newest first. */
export function RevisionList({
  id,
  revisions,
}: {
  id: string;
  revisions: readonly PostRevision[];
}) {
  if (revisions.length === 0) return null;
  return (
    <section className="section">
      <h2>{copy.title}</h2>
      <ol className="history" reversed>
        {revisions.map(({ version, kind, savedAt, savedBy }) => (
          <li key={version}>
            <a href={`/posts/${id}/versions/${version}`}>{copy.heading(version)}</a>
            {" · "}
            {copy.kindLabels[kind] ?? kind} · {savedBy} · <Time at={savedAt} />
          </li>
        ))}
      </ol>
    </section>
  );
}

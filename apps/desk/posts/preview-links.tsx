import type { PreviewLink } from "@angadi/desk-ports/posts";
import { previewLinksCopy as copy } from "../copy/saving.ts";
import { ListTable } from "../layout/list-table.tsx";
import { Time } from "../layout/time.tsx";

interface PreviewLinksProps {
  postId: string;
  links: readonly PreviewLink[];
}

/** A post's active preview links, each with a button to revoke it; renders nothing if none. */
export function PreviewLinks({ postId, links }: PreviewLinksProps) {
  if (links.length === 0) return null;
  const { by, created, expires } = copy.columns;
  return (
    <section className="section" aria-labelledby="preview-links">
      <h2 id="preview-links">{copy.activeLinks}</h2>
      <ListTable columns={[by, created, expires]}>
        {links.map((link) => (
          <tr key={link.id}>
            <td>{link.createdBy ?? copy.deletedAccount}</td>
            <td data-label={created}>
              <Time at={link.createdAt} />
            </td>
            <td data-label={expires}>
              <RevokeForm postId={postId} link={link} />
            </td>
          </tr>
        ))}
      </ListTable>
    </section>
  );
}

function RevokeForm({ postId, link }: { postId: string; link: PreviewLink }) {
  const name = link.createdBy ?? copy.deletedAccount;
  return (
    <form className="inline" method="post" action={`/posts/${postId}/preview/${link.id}/revoke`}>
      <Time at={link.expiresAt} />
      <button className="text-button" aria-label={copy.revokeBy(name)}>
        {copy.revoke}
      </button>
    </form>
  );
}

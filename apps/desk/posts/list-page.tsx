import { DELETED_DAYS, POST_STATES, type PostSummary } from "@angadi/desk-ports/posts";
import type { Handler, StaffContext } from "../request/request-context.ts";
import { postsCopy as copy, postStateLabels } from "../copy/posts.ts";
import { ListTable } from "../layout/list-table.tsx";
import { BulkMessage, readUndoCount } from "../bulk/undo.tsx";
import { SelectRow } from "../bulk/selection.tsx";
import { bulkCopy } from "../copy/bulk.ts";
import { BulkButtons, formatPostsMessage, parsePostListQuery } from "./bulk.tsx";
import { renderPage } from "../layout/document.tsx";
import { DeskSelectField, DeskTextField } from "../layout/field.tsx";
import { Time } from "../layout/time.tsx";

export const postListPages = {
  "GET /posts": renderPostList,
} satisfies Record<string, Handler>;

const PAGE_SIZE = 50;
const MAX_PAGE = 10_000;

async function renderPostList({ ports, staff, url }: StaffContext): Promise<Response> {
  const { searchParams } = url;
  const search = searchParams.get("q")?.trim().slice(0, 200) || undefined;
  const state = POST_STATES.find((option) => option === searchParams.get("state"));
  const requestedPage = Math.trunc(Number(searchParams.get("page")) || 0);
  const pageNumber = Math.min(MAX_PAGE, Math.max(0, requestedPage));
  const result = await ports.posts.list({ search, state, page: pageNumber, size: PAGE_SIZE });
  const getPageUrl = (target: number) =>
    `/posts?${new URLSearchParams({ ...(search && { q: search }), ...(state && { state }), page: String(target) }).toString()}`;
  const filters = parsePostListQuery(searchParams.toString());
  const message = formatPostsMessage(url, readUndoCount(url));
  return renderPage({
    title: copy.title,
    staff,
    ports,
    currentPath: "/posts",
    children: (
      <>
        {message && (
          <BulkMessage message={message} url={url} action="/posts/bulk/undo" query={filters} />
        )}
        <form action="/posts/new">
          <button className="button">{copy.create}</button>
        </form>
        <form className="inline filters" action="/posts">
          <DeskTextField name="q" type="search" label={copy.search} defaultValue={search ?? ""} />
          <DeskSelectField
            name="state"
            label={copy.state}
            defaultValue={state ?? ""}
            options={[
              ["", copy.anyState],
              ...POST_STATES.map((option) => [option, postStateLabels[option] ?? option] as const),
            ]}
          />
          <button className="button quiet">{copy.filter}</button>
        </form>
        <div data-part="posts">
          {result.posts.length > 0 ? (
            <form method="post" action="/posts/bulk">
              <input type="hidden" name="query" value={filters.toString()} />
              <PostTable posts={result.posts} />
              <BulkButtons isDeleted={state === "deleted"} />
            </form>
          ) : (
            <p className="empty">{search || state ? copy.noneFound : copy.none}</p>
          )}
        </div>
        <nav className="pagination" aria-label={copy.title}>
          {pageNumber > 0 && <a href={getPageUrl(pageNumber - 1)}>{copy.newer}</a>}
          {result.hasMore && <a href={getPageUrl(pageNumber + 1)}>{copy.older}</a>}
        </nav>
      </>
    ),
  });
}

const addDays = (at: string, days: number) =>
  new Date(Date.parse(at) + days * 24 * 60 * 60 * 1000).toISOString();

function PostTable({ posts }: { posts: readonly PostSummary[] }) {
  const { title, state, saved, by } = copy.columns;
  return (
    <ListTable columns={[bulkCopy.column, title, state, saved, by]}>
      {posts.map((post) => (
        <tr key={post.id}>
          <SelectRow id={post.id} name={post.title || copy.untitled} />
          <td>
            {post.deletedAt ? (
              post.title || copy.untitled
            ) : (
              <a href={`/posts/${post.id}`} data-row-link="">
                {post.title || copy.untitled}
              </a>
            )}
          </td>
          <td>
            {postStateLabels[post.state] ?? post.state}
            {post.publishAt && (
              <>
                {` ${copy.scheduledFor} `}
                <Time at={post.publishAt} />
              </>
            )}
            {post.deletedAt && (
              <>
                {`, ${copy.deletedForGoodOn} `}
                <Time at={addDays(post.deletedAt, DELETED_DAYS)} />
              </>
            )}
            {post.hasChanges && `, ${copy.unpublishedChanges}`}
          </td>
          <td>
            <Time at={post.savedAt} />
          </td>
          <td>{post.savedBy}</td>
        </tr>
      ))}
    </ListTable>
  );
}

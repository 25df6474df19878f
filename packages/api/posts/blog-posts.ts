import { type OpenAPIHono, createRoute, z } from "@hono/zod-openapi";
import { sql } from "kysely";
import {
  MAX_POST_ID,
  blogPageRequest,
  postDatesRequest,
  titleSearchRequest,
} from "@angadi/contract/blog-post";
import type { ApiDependencies } from "../http/dependencies.ts";
import type { BlogPostsTable } from "@angadi/database/schema/schema";
import { errorBody, wrongBusinessResponse } from "../http/error-responses.ts";
import { describeJsonBody, describeJsonResponse } from "../http/json-content.ts";

const blogPost = z
  .object({
    id: z.string(),
    title: z.string(),
    excerpt: z.string(),
    category: z.string(),
    author: z.string(),
    createdTimeStamp: z.string(),
    updatedTimeStamp: z.string(),
    readTime: z.int(),
    image: z.string().nullable(),
    tags: z.array(z.string()),
    blocks: z.array(z.object({ type: z.string(), data: z.record(z.string(), z.unknown()) })),
  })
  .openapi("BlogPost");

const postLink = z.object({ id: z.string(), title: z.string() }).nullable();

const listRoute = createRoute({
  method: "post",
  path: "/api/business/blog/business",
  summary: "One page of posts, newest first",
  tags: ["Blog posts"],
  request: { body: describeJsonBody(blogPageRequest) },
  responses: {
    200: describeJsonResponse(z.object({ data: z.array(blogPost) }), "The posts of the page"),
    400: describeJsonResponse(errorBody, "The payload is not valid, or names another business"),
  },
});

const postRoute = createRoute({
  method: "get",
  path: "/api/business/blog/{id}",
  summary: "One post",
  tags: ["Blog posts"],
  request: { params: z.object({ id: z.string().min(1).max(MAX_POST_ID) }) },
  responses: {
    200: describeJsonResponse(
      z.object({ data: blogPost, newer: postLink, older: postLink }),
      "The post, and those published next after and before it. A post that has moved is also found by its earlier ids, and contains its current one.",
    ),
    400: describeJsonResponse(errorBody, "The id is not valid"),
    404: describeJsonResponse(errorBody, "No post has this id"),
  },
});

const datesRoute = createRoute({
  method: "get",
  path: "/api/business/blog/business/dates",
  summary: "Ids of posts and when they changed, oldest first",
  tags: ["Blog posts"],
  request: { query: postDatesRequest },
  responses: {
    200: describeJsonResponse(
      z.object({
        data: z.array(z.object({ id: z.string(), updatedTimeStamp: z.string() })),
        next: z.string().nullable(),
      }),
      "The posts, and the cursor (`after`) of the next page; null on the last page",
    ),
    400: describeJsonResponse(errorBody, "The query is not valid"),
  },
});

const searchRoute = createRoute({
  method: "get",
  path: "/api/business/blog/business/titled",
  summary: "The newest posts whose titles contain every part, ignoring case",
  tags: ["Blog posts"],
  request: { query: titleSearchRequest },
  responses: {
    200: describeJsonResponse(
      z.object({ data: z.array(blogPost) }),
      "At most 20 posts, newest first",
    ),
    400: describeJsonResponse(errorBody, "The query is not valid"),
  },
});

/** Maximum number of posts in a response to a search. */
const MAX_SEARCH_RESULTS = 20;

/** Registers the list of posts, a single post, the search by title, and the dates of all posts. */
export function registerBlogPosts(app: OpenAPIHono, { db, businessId }: ApiDependencies): void {
  app.openapi(listRoute, async (c) => {
    const page = c.req.valid("json");
    if (page.businessId !== businessId) return c.json(wrongBusinessResponse, 400);
    const rows = await db
      .selectFrom("blog_posts")
      .selectAll()
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(page.size)
      .offset(page.pageNo * page.size)
      .execute();
    return c.json({ data: rows.map(toPostResponse) }, 200);
  });

  app.openapi(postRoute, async (c) => {
    // Ids are lower case; the response contains the post's own id.
    const id = removeNul(c.req.valid("param").id).toLowerCase();
    const row = (await findPost(db, id)) ?? (await findMovedPost(db, id));
    if (!row) return c.json({ message: "Blog not found" }, 404);
    const [newer, older] = await Promise.all([
      findNeighbour(db, row, { operator: ">", order: "asc" }),
      findNeighbour(db, row, { operator: "<", order: "desc" }),
    ]);
    return c.json({ data: toPostResponse(row), newer, older }, 200);
  });

  app.openapi(searchRoute, async (c) => {
    const rows = await selectByTitle(db, c.req.valid("query").part)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(MAX_SEARCH_RESULTS)
      .execute();
    return c.json({ data: rows.map(toPostResponse) }, 200);
  });

  app.openapi(datesRoute, async (c) => {
    const { after, size } = c.req.valid("query");
    const rows = await selectDatesAfter(db, after ?? "")
      .limit(size)
      .execute();
    const lastRow = rows.at(-1);
    const data = rows.map((row) => ({ id: row.id, updatedTimeStamp: getChangedAt(row) }));
    return c.json({ data, next: lastRow && rows.length === size ? toCursor(lastRow) : null }, 200);
  });
}

const findPost = (db: ApiDependencies["db"], id: string) =>
  db.selectFrom("blog_posts").selectAll().where("id", "=", id).executeTakeFirst();

/** The post that was published under this id before it moved. */
const findMovedPost = (db: ApiDependencies["db"], id: string) =>
  db
    .selectFrom("post_old_slugs")
    .innerJoin("posts", "posts.id", "post_old_slugs.post_id")
    .innerJoin("blog_posts", "blog_posts.id", "posts.slug")
    .selectAll("blog_posts")
    .where("post_old_slugs.slug", "=", id)
    .executeTakeFirst();

/** Posts whose titles contain every part; wildcards of `LIKE` are escaped. */
const selectByTitle = (db: ApiDependencies["db"], parts: readonly string[]) =>
  parts.reduce((query, part) => {
    const text = removeNul(part)
      .toLowerCase()
      .replaceAll(/[\\%_]/g, "\\$&");
    return query.where(sql<boolean>`lower(title) LIKE ${`%${text}%`} ESCAPE '\\'`);
  }, db.selectFrom("blog_posts").selectAll());

/** The cursor of a post: its creation time and id. */
const toCursor = ({ created_at, id }: Pick<BlogPostsTable, "created_at" | "id">) =>
  `${created_at} ${id}`;

/** The posts after a cursor, or all if it is empty; an invalid cursor is compared as text. */
function selectDatesAfter(db: ApiDependencies["db"], cursor: string) {
  const [createdAt = "", ...id] = removeNul(cursor).split(" ");
  return db
    .selectFrom("blog_posts")
    .select(["id", "created_at", "updated_at"])
    .where((eb) => eb(eb.refTuple("created_at", "id"), ">", eb.tuple(createdAt, id.join(" "))))
    .orderBy("created_at")
    .orderBy("id");
}

const getChangedAt = ({
  created_at,
  updated_at,
}: Pick<BlogPostsTable, "created_at" | "updated_at">) => updated_at ?? created_at;

/** The post published just before or after another. */
async function findNeighbour(
  db: ApiDependencies["db"],
  { created_at, id }: BlogPostsTable,
  { operator, order }: { operator: ">" | "<"; order: "asc" | "desc" },
) {
  const row = await db
    .selectFrom("blog_posts")
    .select(["id", "title"])
    .where((eb) => eb(eb.refTuple("created_at", "id"), operator, eb.tuple(created_at, id)))
    .orderBy("created_at", order)
    .orderBy("id", order)
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** PostgreSQL rejects NUL in text; no id contains it. */
const removeNul = (id: string) => id.replaceAll("\0", "");

/** A post in the API's shape. */
export function toPostResponse(row: BlogPostsTable): z.infer<typeof blogPost> {
  return {
    id: row.id,
    title: row.title,
    excerpt: row.excerpt,
    category: row.category,
    author: row.author,
    createdTimeStamp: row.created_at,
    updatedTimeStamp: getChangedAt(row),
    readTime: row.read_time,
    image: row.image,
    tags: JSON.parse(row.tags),
    blocks: JSON.parse(row.blocks),
  };
}

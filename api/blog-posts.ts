import { type OpenAPIHono, createRoute, z } from "@hono/zod-openapi";
import { blogPageRequest } from "#contract/blog-post.ts";
import type { ApiDependencies } from "./app.ts";
import type { BlogPostsTable } from "./db/schema.ts";
import { answer, otherBusiness, payload, refusal } from "./refusal.ts";

const blogPost = z
  .object({
    id: z.string(),
    title: z.string(),
    excerpt: z.string(),
    category: z.string(),
    author: z.string(),
    createdTimeStamp: z.string(),
    readTime: z.int(),
    image: z.string().nullable(),
    tags: z.array(z.string()),
    blocks: z.array(z.object({ type: z.string(), data: z.record(z.string(), z.unknown()) })),
  })
  .openapi("BlogPost");

const postLink = z.object({ id: z.string(), title: z.string() }).nullable();

const list = createRoute({
  method: "post",
  path: "/api/business/blog/business",
  summary: "One page of posts, newest first",
  tags: ["Blog posts"],
  request: { body: payload(blogPageRequest) },
  responses: {
    200: answer(z.object({ data: z.array(blogPost) }), "The posts of the page"),
    400: answer(refusal, "The payload is not valid, or names another business"),
  },
});

const single = createRoute({
  method: "get",
  path: "/api/business/blog/{id}",
  summary: "One post",
  tags: ["Blog posts"],
  request: { params: z.object({ id: z.string().min(1).max(200) }) },
  responses: {
    200: answer(
      z.object({ data: blogPost, newer: postLink, older: postLink }),
      "The post, and those published next after and before it",
    ),
    400: answer(refusal, "The id is not valid"),
    404: answer(refusal, "No post has this id"),
  },
});

/** Call 2, and the look-up of a single post. */
export function blogPosts(app: OpenAPIHono, { db, businessId }: ApiDependencies): void {
  app.openapi(list, async (c) => {
    const page = c.req.valid("json");
    if (page.businessId !== businessId) return c.json(otherBusiness, 400);
    const rows = await db
      .selectFrom("blog_posts")
      .selectAll()
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(page.size)
      .offset(page.pageNo * page.size)
      .execute();
    return c.json({ data: rows.map(toAnswer) }, 200);
  });

  app.openapi(single, async (c) => {
    const row = await db
      .selectFrom("blog_posts")
      .selectAll()
      .where("id", "=", withoutNul(c.req.valid("param").id))
      .executeTakeFirst();
    if (!row) return c.json({ message: "Blog not found" }, 404);
    const [newer, older] = await Promise.all([
      neighbour(db, row, { than: ">", order: "asc" }),
      neighbour(db, row, { than: "<", order: "desc" }),
    ]);
    return c.json({ data: toAnswer(row), newer, older }, 200);
  });
}

/** The post published next to another, by the index on age. */
async function neighbour(
  db: ApiDependencies["db"],
  { created_at, id }: BlogPostsTable,
  { than, order }: { than: ">" | "<"; order: "asc" | "desc" },
) {
  const row = await db
    .selectFrom("blog_posts")
    .select(["id", "title"])
    .where((eb) => eb(eb.refTuple("created_at", "id"), than, eb.tuple(created_at, id)))
    .orderBy("created_at", order)
    .orderBy("id", order)
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** PostgreSQL refuses NUL in text; no id has one. */
const withoutNul = (id: string) => id.replaceAll("\0", "");

function toAnswer(row: BlogPostsTable): z.infer<typeof blogPost> {
  return {
    id: row.id,
    title: row.title,
    excerpt: row.excerpt,
    category: row.category,
    author: row.author,
    createdTimeStamp: row.created_at,
    readTime: row.read_time,
    image: row.image,
    tags: JSON.parse(row.tags),
    blocks: JSON.parse(row.blocks),
  };
}

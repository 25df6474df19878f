import { afterAll, describe, expect, it } from "vitest";
import { blogPostResponse, postDatesResponse } from "@angadi/contract/blog-post";
import { seededPosts } from "../seed/posts.ts";
import { ENGINES, createSeededDatabase } from "@angadi/tests/databases";
import { createTestApi } from "@angadi/tests/unlimited";

const DATES_PATH = "/api/business/blog/business/dates";

const EMPTY_ROW = {
  title: "",
  excerpt: "",
  category: "",
  author: "",
  read_time: 5,
  image: null,
  tags: "[]",
  blocks: "[]",
};

describe.each(ENGINES)("posts on %s", async (engine) => {
  const { database, remove } = await createSeededDatabase(engine);
  const api = createTestApi(database.db);
  afterAll(remove);

  const fetchDates = async (query: Record<string, string>) => {
    const response = await api.request(`${DATES_PATH}?${new URLSearchParams(query)}`);
    expect(response.status).toBe(200);
    return postDatesResponse.parse(await response.json());
  };
  const fetchPost = async (id: string) => {
    const response = await api.request(`/api/business/blog/${id}`);
    const { data } = await response.json();
    return blogPostResponse.parse(data);
  };
  const addPost = async (id: string, created_at: string, updated_at: string | null) =>
    database.db
      .insertInto("blog_posts")
      .values({ ...EMPTY_ROW, id, title: id, created_at, updated_at })
      .execute();
  const removePost = async (id: string) =>
    database.db.deleteFrom("blog_posts").where("id", "=", id).execute();

  it("include the time of their last change", async () => {
    for (const { id, createdTimeStamp, updatedTimeStamp } of seededPosts) {
      expect((await fetchPost(id)).updatedAt).toBe(updatedTimeStamp ?? createdTimeStamp);
    }
    await addPost("changed", "2001-01-01T00:00:00.000Z", "2002-02-02T00:00:00.000Z");
    await addPost("never changed", "2001-01-01T00:00:00.000Z", null);
    expect((await fetchPost("changed")).updatedAt).toBe("2002-02-02T00:00:00.000Z");
    expect((await fetchPost("never changed")).updatedAt).toBe("2001-01-01T00:00:00.000Z");
    await removePost("changed");
    await removePost("never changed");
  });

  it("are listed with their dates, oldest first, page by page", async () => {
    const allDates = await fetchDates({});
    const oldestFirst = seededPosts.toSorted((a, b) =>
      a.createdTimeStamp.localeCompare(b.createdTimeStamp),
    );
    expect(allDates.posts.map(({ id }) => id)).toEqual(oldestFirst.map(({ id }) => id));
    expect(allDates.next).toBeNull();

    const pagedIds: string[] = [];
    let after: string | null = null;
    do {
      const page = await fetchDates({ size: "5", ...(after !== null && { after }) });
      pagedIds.push(...page.posts.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    expect(pagedIds).toEqual(allDates.posts.map(({ id }) => id));
  });

  it("are found by parts of their titles, in any order, the newest first", async () => {
    const findTitled = async (...parts: string[]) => {
      const query = new URLSearchParams(parts.map((part) => ["part", part]));
      const response = await api.request(`/api/business/blog/business/titled?${query}`);
      expect(response.status).toBe(200);
      const { data } = await response.json();
      return (data as unknown[]).map((post) => blogPostResponse.parse(post).id);
    };
    expect(await findTitled("INVOICE", "gst")).toEqual(["your-first-gst-invoice"]);
    await addPost("Half off: 50% of a_b", "2001-01-01T00:00:00.000Z", null);
    await addPost("Half off: 50 of a-b", "2001-01-02T00:00:00.000Z", null);
    expect(await findTitled("half")).toEqual(["Half off: 50 of a-b", "Half off: 50% of a_b"]);
    expect(await findTitled("50%")).toEqual(["Half off: 50% of a_b"]);
    expect(await findTitled("a_b")).toEqual(["Half off: 50% of a_b"]);
    for (const part of ["\\", "'", "zz\u0000"]) expect(await findTitled("half", part)).toEqual([]);
    await removePost("Half off: 50% of a_b");
    await removePost("Half off: 50 of a-b");
    const tooManyParts = Array.from({ length: 11 }, () => "part=a").join("&");
    for (const query of ["", "part=", `part=${"x".repeat(201)}`, tooManyParts]) {
      const { status } = await api.request(`/api/business/blog/business/titled?${query}`);
      expect([query, status]).toEqual([query, 400]);
    }
  });

  it("created at the same time are neither lost nor repeated between pages", async () => {
    const ids = ["a b", "a%b", "a~b", "ä"];
    for (const id of ids) await addPost(id, "2001-01-01T00:00:00.000Z", null);
    const first = await fetchDates({ size: "2" });
    const second = await fetchDates({ size: "2", after: first.next ?? "" });
    expect([...first.posts, ...second.posts].map(({ id }) => id).toSorted()).toEqual(
      ids.toSorted(),
    );
    for (const id of ids) await removePost(id);
  });

  it("reject invalid page sizes of dates, and accept any cursor", async () => {
    for (const query of ["size=0", "size=5001", "size=x", "size=-1", "size=1.5", "after="]) {
      const { status } = await api.request(`${DATES_PATH}?${query}`);
      expect([query, status]).toEqual([query, 400]);
    }
    expect((await fetchDates({ after: "zzz" })).posts).toEqual([]);
    expect((await fetchDates({ after: "\u0000" })).posts).toHaveLength(seededPosts.length);
  });
});

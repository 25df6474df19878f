import type {
  EditablePost,
  PostRevision,
  PostVersion,
  PreviewLink,
} from "@angadi/desk-ports/posts";
import type { PublishingProblem } from "@angadi/contract/post-document";
import { HttpError, type StaffContext, readMessage } from "../request/request-context.ts";
import { conflictCopy, editedPostCopy as copy, postsCopy, postStateLabels } from "../copy/posts.ts";
import { errorsCopy } from "../copy/shell.ts";
import { renderPage } from "../layout/document.tsx";
import { AreaField, DeskTextField } from "../layout/field.tsx";
import { CoverFields } from "./cover-fields.tsx";
import { Suggestions } from "./suggestions.tsx";
import { Time } from "../layout/time.tsx";
import { EditorDialogs } from "./editor-dialogs.tsx";
import { type PostForm, toPostForm } from "./post-form.ts";
import { PreviewLinks } from "./preview-links.tsx";
import { RevisionList } from "./revision-list.tsx";
import { PostTextField } from "./text-field.tsx";
import { type SavingState, SaveBar, SavingFields, getSavingState } from "./saving.tsx";
import { TextDiff } from "./text-diff.tsx";
import { DraftTools } from "./draft-tools.tsx";
import { jsonToPlainText } from "./text/plain-text.ts";

/** A rejected form, and why it was rejected. */
export interface RejectedPost {
  form: PostForm;
  base: number;
  /** The id of the open page, which the new page keeps. */
  page: string;
  number: number;
  status: 409 | 422;
  /** Shown above the form. */
  message: string;
  problems?: readonly PublishingProblem[];
  /** The version that a colleague has saved in the meantime. */
  current?: PostVersion;
}

export async function loadPost(context: StaffContext): Promise<EditablePost> {
  const post = await context.ports.posts.find(context.param("id"));
  if (!post) throw new HttpError(404, errorsCopy.notFound);
  return post;
}

/** Renders the page of a post, with its saved version or the rejected form. */
export async function renderEditorPage(
  context: StaffContext,
  rejected?: RejectedPost,
): Promise<Response> {
  const post = await loadPost(context);
  const { posts: postsPort } = context.ports;
  const revisions = await postsPort.listRevisions(post.id);
  const links = await postsPort.listPreviewLinks(post.id);
  return renderEditor(context, { post, revisions, links, rejected });
}

interface EditorPageProps {
  post: EditablePost;
  revisions: readonly PostRevision[];
  links: readonly PreviewLink[];
  /** True until the post is stored for the first time. */
  isNew?: boolean;
  rejected?: RejectedPost | undefined;
}

export async function renderEditor(
  context: StaffContext,
  { post, revisions, links, isNew, rejected }: EditorPageProps,
): Promise<Response> {
  const { ports, staff, url } = context;
  const { pictures } = await ports.pictures.list(0);
  const suggestions = await ports.posts.listSuggestions();
  const title = isNew ? postsCopy.create : post.title || postsCopy.untitled;
  return renderPage({
    title: rejected?.current ? conflictCopy.title : title,
    staff,
    ports,
    currentPath: "/posts",
    status: rejected?.status ?? 200,
    hasEditor: true,
    flashMessage: rejected || isOutdated(url, post) ? undefined : readMessage(url, copy.done),
    problem: rejected?.message,
    children: (
      <>
        <PostStatus post={post} siteUrl={ports.siteUrl} />
        <DraftTools id={post.id} isStored={!isNew} />
        <div className={rejected?.current ? "side-by-side" : undefined}>
          {rejected?.current && (
            <SavedVersion version={rejected.current} submittedForm={rejected.form} />
          )}
          <PostFields
            post={post}
            form={rejected?.form ?? toPostForm(post.document)}
            saving={getSavingState(post, { isNew, rejected })}
            problems={rejected?.problems ?? []}
            heading={rejected?.current && conflictCopy.yours}
          />
        </div>
        <div data-preview-links="">
          <PreviewLinks postId={post.id} links={links} />
        </div>
        <RevisionList id={post.id} revisions={revisions} />
        <Suggestions {...suggestions} pictures={pictures} />
        <EditorDialogs />
      </>
    ),
  });
}

/** True if the flash message is no longer true, e.g. since a scheduled post has been published. */
function isOutdated({ searchParams }: URL, { state }: EditablePost): boolean {
  const done = searchParams.get("done");
  return (done === "published" || done === "scheduled") && done !== state;
}

function PostStatus({ post, siteUrl }: { post: EditablePost; siteUrl: string }) {
  const isPublic = post.state === "published" && post.slug !== null;
  const address = `${siteUrl}/blog/${post.slug}`;
  return (
    <>
      <p className="hint">
        {copy.state}: <b>{postStateLabels[post.state] ?? post.state}</b>
        {post.publishAt && (
          <>
            {` ${postsCopy.scheduledFor} `}
            <Time at={post.publishAt} />
          </>
        )}
        {isPublic && (
          <>
            {` · ${copy.publicAt} `}
            <a href={address}>{address}</a>
          </>
        )}
      </p>
      {post.hasChanges && (
        <p className="hint">
          {post.state === "scheduled" ? copy.scheduledChanges : copy.unpublishedChanges}
        </p>
      )}
    </>
  );
}

/** The fields of the form, in the order of the page. */
const FIELDS = [
  "title",
  "blocks",
  "excerpt",
  "category",
  "author",
  "tags",
  "coverUrl",
  "coverAlt",
  "slug",
] as const;

const toComparedText = (form: PostForm, name: (typeof FIELDS)[number]) =>
  name === "blocks" ? jsonToPlainText(form.blocks) : form[name];

interface SavedVersionProps {
  version: PostVersion;
  submittedForm: PostForm;
}

/** The fields in which a colleague's version differs from the form, with the differences marked. */
function SavedVersion({ version, submittedForm }: SavedVersionProps) {
  const savedForm = toPostForm(version.document);
  return (
    <section className="card wide" aria-labelledby="theirs">
      <h2 id="theirs">{conflictCopy.theirs}</h2>
      <p className="hint">{conflictCopy.compared}</p>
      {FIELDS.filter((name) => savedForm[name] !== submittedForm[name]).map((name) => (
        <div className="field" key={name}>
          <h3>{copy.fields[name]}</h3>
          <TextDiff
            id={`their-${name}`}
            first={toComparedText(savedForm, name)}
            second={toComparedText(submittedForm, name)}
          />
          <button
            className="button quiet"
            type="button"
            data-use-saved={name}
            data-value={savedForm[name]}
            hidden
          >
            {conflictCopy.useSaved}
          </button>
        </div>
      ))}
    </section>
  );
}

interface PostFieldsProps {
  post: EditablePost;
  form: PostForm;
  saving: SavingState;
  problems: readonly PublishingProblem[];
  heading: string | undefined;
}

function PostFields({ post, form, saving, problems, heading }: PostFieldsProps) {
  const { fields } = copy;
  const getProblem = (field: PublishingProblem) =>
    problems.includes(field) ? copy.problems[field] : undefined;
  const textProblem = getProblem("blocks") ?? getProblem("pictureAlt");
  const renderLineField = (name: "title" | "category" | "author", list?: string) => (
    <DeskTextField
      name={name}
      label={fields[name]}
      defaultValue={form[name]}
      problem={getProblem(name)}
      list={list}
    />
  );
  return (
    <form
      className="card wide"
      method="post"
      action={`/posts/${post.id}`}
      // A browser that restores fields of an earlier page load would make them look like new edits.
      autoComplete="off"
      data-post={saving.postId}
      data-state={saving.state}
      data-based-on={saving.basedOn}
      aria-labelledby={heading && "yours"}
    >
      {heading && <h2 id="yours">{heading}</h2>}
      <SavingFields {...saving} />
      {/* Enter submits a form with its first button: save. */}
      <button className="skip" name="intent" value="save" tabIndex={-1} aria-hidden="true">
        {copy.save}
      </button>
      {renderLineField("title")}
      <PostTextField label={fields.blocks} defaultValue={form.blocks} problem={textProblem} />
      <AreaField
        name="excerpt"
        label={fields.excerpt}
        hint={fields.excerptHint}
        defaultValue={form.excerpt}
        problem={getProblem("excerpt")}
      />
      {renderLineField("category", "categories")}
      {renderLineField("author", "authors")}
      <DeskTextField
        name="tags"
        label={fields.tags}
        hint={fields.tagsHint}
        defaultValue={form.tags}
      />
      <CoverFields url={form.coverUrl} alt={form.coverAlt} problem={getProblem("coverAlt")} />
      <DeskTextField
        name="slug"
        label={fields.slug}
        hint={fields.slugHint}
        defaultValue={form.slug}
        problem={getProblem("slug")}
      />
      <PostButtons state={post.state} />
    </form>
  );
}

function renderButton(value: string, text: string, kind = "quiet") {
  return (
    <button className={`button ${kind}`} name="intent" value={value}>
      {text}
    </button>
  );
}

function PostButtons({ state }: { state: string }) {
  const isLive = state === "published" || state === "scheduled";
  return (
    <>
      <SaveBar>
        <p className="inline">
          {renderButton("save", copy.save)}
          {renderButton("publish", copy.publish, "")}
          {isLive && renderButton("unpublish", copy.unpublish, "danger")}
        </p>
      </SaveBar>
      {state !== "published" && (
        <div className="inline schedule-fields">
          <DeskTextField
            name="at"
            type="datetime-local"
            label={copy.fields.at}
            hint={copy.fields.atHint}
            data-local-time={copy.fields.atLocalHint}
          />
          {renderButton("schedule", copy.schedule)}
        </div>
      )}
    </>
  );
}

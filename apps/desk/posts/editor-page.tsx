import type {
  EditablePost,
  PostRevision,
  PostVersion,
  PreviewLink,
} from "@angadi/contract/desk/posts";
import type { PublishingProblem } from "@angadi/contract/post-document";
import { HttpError, type StaffContext, flashMessage } from "../request-context.ts";
import { conflict as conflictCopy, post as copy, posts, states } from "../copy/posts.ts";
import { errors } from "../copy/shell.ts";
import { renderPage } from "../layout/document.tsx";
import { AreaField, TextField } from "../layout/field.tsx";
import { Time } from "../layout/time.tsx";
import { EditorDialogs } from "./editor-dialogs.tsx";
import { type PostForm, toPostForm } from "./post-form.ts";
import { PreviewLinks } from "./preview-links.tsx";
import { RevisionList } from "./revision-list.tsx";
import { PostTextField } from "./text-field.tsx";
import { type Saving, SaveBar, SavingFields, savingData, getSavingState } from "./saving.tsx";
import { DraftTools } from "./draft-tools.tsx";

/** A rejected submit: the typed form, and why it was rejected. */
export interface Rejected {
  form: PostForm;
  base: number;
  /** The id of the open page, which the new page keeps. */
  page: string;
  number: number;
  status: 409 | 422;
  /** Shown above the form. */
  message: string;
  problems?: readonly PublishingProblem[];
  /** The version that somebody else saved meanwhile. */
  current?: PostVersion;
}

export async function loadPost(context: StaffContext): Promise<EditablePost> {
  const post = await context.ports.posts.find(context.param("id"));
  if (!post) throw new HttpError(404, errors.notFound);
  return post;
}

/** The page of a post: the saved version, or the rejected form with its messages. */
export async function renderEditorPage(
  context: StaffContext,
  rejected?: Rejected,
): Promise<Response> {
  const post = await loadPost(context);
  const { posts } = context.ports;
  const revisions = await posts.listRevisions(post.id);
  const links = await posts.listPreviewLinks(post.id);
  return showEditor(context, { post, revisions, links, rejected });
}

interface EditorPageProps {
  post: EditablePost;
  revisions: readonly PostRevision[];
  links: readonly PreviewLink[];
  /** True until it is stored for the first time. */
  isNew?: boolean;
  rejected?: Rejected | undefined;
}

export function showEditor(
  context: StaffContext,
  { post, revisions, links, isNew, rejected }: EditorPageProps,
): Response {
  const { ports, staff, url } = context;
  const title = isNew ? posts.create : post.title || posts.untitled;
  return renderPage({
    title: rejected?.current ? conflictCopy.title : title,
    staff,
    ports,
    currentPath: "/posts",
    status: rejected?.status ?? 200,
    hasEditor: true,
    done: rejected ? undefined : flashMessage(url, copy.done),
    children: (
      <>
        {rejected && (
          <p className="notice bad-notice" role="alert">
            {rejected.message}
          </p>
        )}
        <Facts post={post} siteUrl={ports.siteUrl} />
        <DraftTools id={post.id} isStored={!isNew} />
        <div className={rejected?.current ? "side-by-side" : undefined}>
          {rejected?.current && <OtherVersion version={rejected.current} yours={rejected.form} />}
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
        <EditorDialogs />
      </>
    ),
  });
}

function Facts({ post, siteUrl }: { post: EditablePost; siteUrl: string }) {
  const isPublic = post.state === "published" && post.slug !== null;
  const address = `${siteUrl}/blog/${post.slug}`;
  return (
    <>
      <p className="hint">
        {copy.state}: <b>{states[post.state] ?? post.state}</b>
        {post.publishAt && (
          <>
            {` ${posts.for} `}
            <Time at={post.publishAt} />
          </>
        )}
        {isPublic && (
          <>
            {` · ${copy.isPublic} `}
            <a href={address}>{address}</a>
          </>
        )}
      </p>
      {post.hasChanges && (
        <p className="hint">
          {post.state === "scheduled" ? copy.scheduledChanges : copy.hasChanges}
        </p>
      )}
    </>
  );
}

/** Fields of the other version that are only shown if they differ from yours. */
const SECONDARY_FIELDS = ["category", "author", "tags", "coverUrl", "coverAlt", "slug"] as const;

function OtherVersion({ version, yours }: { version: PostVersion; yours: PostForm }) {
  const form = toPostForm(version.document);
  const { fields } = copy;
  return (
    <section className="slip wide" aria-labelledby="theirs">
      <h2 id="theirs">{conflictCopy.theirs}</h2>
      <TextField id="their-title" name="" label={fields.title} defaultValue={form.title} readOnly />
      <TextField
        id="their-excerpt"
        name=""
        label={fields.excerpt}
        defaultValue={form.excerpt}
        readOnly
      />
      <AreaField
        id="their-text"
        name=""
        label={conflictCopy.theirText}
        defaultValue={form.text}
        rows={24}
        readOnly
      />
      {SECONDARY_FIELDS.filter((name) => form[name] !== yours[name]).map((name) => (
        <TextField
          key={name}
          id={`their-${name}`}
          name=""
          label={fields[name]}
          defaultValue={form[name]}
          readOnly
        />
      ))}
    </section>
  );
}

interface PostFieldsProps {
  post: EditablePost;
  form: PostForm;
  saving: Saving;
  problems: readonly PublishingProblem[];
  heading: string | undefined;
}

function PostFields({ post, form, saving, problems, heading }: PostFieldsProps) {
  const { fields } = copy;
  const problem = (field: PublishingProblem) =>
    problems.includes(field) ? copy.problems[field] : undefined;
  const textProblem = problem("blocks") ?? problem("pictureAlt");
  const line = (name: "title" | "category" | "author") => (
    <TextField name={name} label={fields[name]} defaultValue={form[name]} problem={problem(name)} />
  );
  return (
    <form
      className="slip wide"
      method="post"
      action={`/posts/${post.id}`}
      // A browser that restores fields of an earlier page load would make them look like new edits.
      autoComplete="off"
      {...savingData(saving)}
      aria-labelledby={heading && "yours"}
    >
      {heading && <h2 id="yours">{heading}</h2>}
      <SavingFields {...saving} />
      {/* Enter submits a form with its first button: save. */}
      <button className="skip" name="do" value="save" tabIndex={-1} aria-hidden="true">
        {copy.save}
      </button>
      {line("title")}
      <PostTextField
        label={fields.text}
        hint={fields.textHint}
        defaultValue={form.text}
        problem={textProblem}
      />
      <AreaField
        name="excerpt"
        label={fields.excerpt}
        hint={fields.excerptHint}
        defaultValue={form.excerpt}
        problem={problem("excerpt")}
      />
      {line("category")}
      {line("author")}
      <TextField name="tags" label={fields.tags} hint={fields.tagsHint} defaultValue={form.tags} />
      <TextField
        name="coverUrl"
        label={fields.coverUrl}
        hint={fields.coverHint}
        defaultValue={form.coverUrl}
      />
      <TextField
        name="coverAlt"
        label={fields.coverAlt}
        hint={fields.coverAltHint}
        defaultValue={form.coverAlt}
        problem={problem("coverAlt")}
      />
      <TextField
        name="slug"
        label={fields.slug}
        hint={fields.slugHint}
        defaultValue={form.slug}
        problem={problem("slug")}
      />
      <Buttons state={post.state} />
    </form>
  );
}

function button(value: string, text: string, kind = "quiet") {
  return (
    <button className={`button ${kind}`} name="do" value={value}>
      {text}
    </button>
  );
}

function Buttons({ state }: { state: string }) {
  const isLive = state === "published" || state === "scheduled";
  return (
    <>
      <SaveBar>
        <p className="inline">
          {button("save", copy.save)}
          {button("publish", copy.publish, "")}
          {isLive && button("unpublish", copy.unpublish, "danger")}
          <a href="/pictures">{copy.pictures}</a>
        </p>
      </SaveBar>
      {state !== "published" && (
        <div className="inline schedule">
          <TextField
            name="at"
            type="datetime-local"
            label={copy.fields.at}
            hint={copy.fields.atHint}
            data-own-time={copy.fields.atLocalHint}
          />
          {button("schedule", copy.schedule)}
        </div>
      )}
    </>
  );
}

import { postDraftCopy, previewLinksCopy } from "../copy/saving.ts";

interface DraftToolsProps {
  id: string;
  /** False until the post is stored for the first time; there is nothing to preview before. */
  isStored: boolean;
}

/** The preview controls, and a notice that the script shows if there is a local draft. */
export function DraftTools({ id, isStored }: DraftToolsProps) {
  return (
    <>
      <form
        className="inline"
        method="post"
        action={`/posts/${id}/preview/withdraw`}
        data-previews=""
        hidden={!isStored}
      >
        <a href={`/posts/${id}/preview`} target="_blank" rel="noreferrer" data-preview="">
          {previewLinksCopy.show}
        </a>
        <button className="text-button" type="button" data-copy-preview="" hidden>
          {previewLinksCopy.copyLink}
        </button>
        <button className="text-button">{previewLinksCopy.revokeAll}</button>
        <span role="status" data-copied="" />
        <p className="hint">{previewLinksCopy.hint}</p>
      </form>
      <div className="notice error-notice" data-local-draft="" hidden>
        <p>{postDraftCopy.text}</p>
        <p className="inline">
          <button className="button quiet" type="button" data-compare="">
            {postDraftCopy.compare}
          </button>
          <button className="button quiet" type="button" data-discard="">
            {postDraftCopy.discard}
          </button>
        </p>
      </div>
    </>
  );
}

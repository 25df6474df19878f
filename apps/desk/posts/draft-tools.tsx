import { localDraft, preview } from "../copy/saving.ts";

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
          {preview.show}
        </a>
        <button className="text-button" type="button" data-copy-preview="" hidden>
          {preview.copyLink}
        </button>
        <button className="text-button">{preview.revokeAll}</button>
        <span role="status" data-copied="" />
        <p className="hint">{preview.hint}</p>
      </form>
      <div className="notice error-notice" data-local-draft="" hidden>
        <p>{localDraft.text}</p>
        <p className="inline">
          <button className="button quiet" type="button" data-compare="">
            {localDraft.compare}
          </button>
          <button className="button quiet" type="button" data-discard="">
            {localDraft.discard}
          </button>
        </p>
      </div>
    </>
  );
}

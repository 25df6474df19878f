import { localDraft, preview } from "../copy/saving.ts";

interface DraftToolsProps {
  id: string;
  /** False until the post is first stored: there is nothing to preview. */
  isStored: boolean;
}

/** The preview, and local drafts, which the script offers if there are any. */
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
        <button className="plain" type="button" data-copy-preview="" hidden>
          {preview.copy}
        </button>
        <button className="plain">{preview.withdraw}</button>
        <span role="status" data-copied="" />
        <p className="hint">{preview.hint}</p>
      </form>
      <div className="notice bad-notice" data-kept="" hidden>
        <p>{localDraft.text}</p>
        <p className="inline">
          <button className="button quiet" type="button" data-compare="">
            {localDraft.compare}
          </button>
          <button className="button quiet" type="button" data-throw-away="">
            {localDraft.discard}
          </button>
        </p>
      </div>
    </>
  );
}

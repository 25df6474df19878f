import { linkCopy, pictureCopy } from "../copy/editor.ts";
import { DeskTextField } from "../layout/field.tsx";

/** The dialogs for links and for pictures, including the cover. Only the script opens them. */
export function EditorDialogs() {
  return (
    <>
      <dialog id="link-dialog" aria-labelledby="link-title">
        <form className="stack" method="dialog" noValidate>
          <h2 id="link-title">{linkCopy.title}</h2>
          <DeskTextField
            name="link-address"
            label={linkCopy.address}
            hint={linkCopy.addressHint}
            autoComplete="off"
            spellCheck={false}
          />
          <DeskTextField name="link-text" label={linkCopy.displayText} autoComplete="off" />
          <DialogProblem message={linkCopy.invalid} />
          <p className="inline">
            <button className="button">{linkCopy.insert}</button>
            <button className="button danger" type="button" data-remove="">
              {linkCopy.remove}
            </button>
            <CancelButton label={linkCopy.cancel} />
          </p>
        </form>
      </dialog>
      <dialog id="picture-dialog" aria-labelledby="picture-title">
        <form className="stack" method="dialog" noValidate>
          <h2 id="picture-title">{pictureCopy.title}</h2>
          <fieldset>
            <legend>{pictureCopy.choose}</legend>
            <div className="picture-choices" data-choices="" />
          </fieldset>
          <DeskTextField
            name="picture-file"
            type="file"
            label={pictureCopy.file}
            hint={pictureCopy.fileHint}
            accept="image/jpeg,image/png,image/webp,image/avif"
          />
          <DeskTextField
            name="picture-alt"
            label={pictureCopy.alt}
            hint={pictureCopy.altHint}
            autoComplete="off"
          />
          <DialogProblem />
          <p className="inline">
            <button className="button" data-insert="">
              {pictureCopy.insert}
            </button>
            <CancelButton label={pictureCopy.cancel} />
          </p>
        </form>
      </dialog>
    </>
  );
}

const DialogProblem = ({ message }: { message?: string }) => (
  <p className="problem" role="alert" data-problem={message ?? ""} hidden />
);

const CancelButton = ({ label }: { label: string }) => (
  <button className="button quiet" value="cancel">
    {label}
  </button>
);

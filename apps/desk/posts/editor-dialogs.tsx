import { link, picture } from "../copy/editor.ts";
import { DeskTextField } from "../layout/field.tsx";

/** The dialogs for links and for pictures, including the cover. Only the script opens them. */
export function EditorDialogs() {
  return (
    <>
      <dialog id="link-dialog" aria-labelledby="link-title">
        <form className="stack" method="dialog" noValidate>
          <h2 id="link-title">{link.title}</h2>
          <DeskTextField
            name="link-address"
            label={link.address}
            hint={link.addressHint}
            autoComplete="off"
            spellCheck={false}
          />
          <DeskTextField name="link-text" label={link.displayText} autoComplete="off" />
          <DialogProblem message={link.invalid} />
          <p className="inline">
            <button className="button">{link.insert}</button>
            <button className="button danger" type="button" data-remove="">
              {link.remove}
            </button>
            <CancelButton label={link.cancel} />
          </p>
        </form>
      </dialog>
      <dialog id="picture-dialog" aria-labelledby="picture-title">
        <form className="stack" method="dialog" noValidate>
          <h2 id="picture-title">{picture.title}</h2>
          <fieldset>
            <legend>{picture.choose}</legend>
            <div className="picture-choices" data-choices="" />
          </fieldset>
          <DeskTextField
            name="picture-file"
            type="file"
            label={picture.file}
            hint={picture.fileHint}
            accept="image/jpeg,image/png,image/webp,image/avif"
          />
          <DeskTextField
            name="picture-alt"
            label={picture.alt}
            hint={picture.altHint}
            autoComplete="off"
          />
          <DialogProblem />
          <p className="inline">
            <button className="button" data-insert="">
              {picture.insert}
            </button>
            <CancelButton label={picture.cancel} />
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

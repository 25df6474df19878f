import { parsePicturePath } from "@angadi/contract/picture";
import { editedPostCopy as copy } from "../copy/posts.ts";
import { DeskTextField } from "../layout/field.tsx";

interface CoverFieldsProps {
  url: string;
  alt: string;
  problem: string | undefined;
}

/** The cover's address and alt text, which the script fills from the picture dialog. */
export function CoverFields({ url, alt, problem }: CoverFieldsProps) {
  const { fields } = copy;
  return (
    <div className="cover-fields" data-cover="">
      <img src={parsePicturePath(url) ? url : undefined} alt="" data-cover-picture="" />
      <div className="field">
        <DeskTextField
          name="coverUrl"
          label={fields.coverUrl}
          hint={fields.coverHint}
          defaultValue={url}
          list="picture-addresses"
        />
        <button className="button quiet" type="button" data-choose-cover="" hidden>
          {copy.chooseCover}
        </button>
        <DeskTextField
          name="coverAlt"
          label={fields.coverAlt}
          hint={fields.coverAltHint}
          defaultValue={alt}
          problem={problem}
        />
      </div>
    </div>
  );
}

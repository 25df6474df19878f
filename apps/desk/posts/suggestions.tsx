import { type Picture, toPicturePath } from "@angadi/contract/picture";

interface SuggestionsProps {
  categories: readonly string[];
  authors: readonly string[];
  pictures: readonly Picture[];
}

/** Lists of suggestions for fields: values of other posts, and the newest pictures. */
export function Suggestions({ categories, authors, pictures }: SuggestionsProps) {
  return (
    <>
      {Object.entries({ categories, authors }).map(([id, values]) => (
        <datalist id={id} key={id}>
          {values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </datalist>
      ))}
      <datalist id="picture-addresses">
        {pictures.map((picture) => (
          <option key={picture.id} value={toPicturePath(picture)}>
            {picture.alt}
          </option>
        ))}
      </datalist>
    </>
  );
}

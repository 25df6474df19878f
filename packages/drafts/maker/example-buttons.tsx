import { draftMakerCopy as copy } from "./copy.ts";
import styles from "./try-draft.module.css";

interface ExamplesProps {
  /** Id of the form that posts an example without JavaScript. */
  form: string;
  onSelect: (sentence: string) => void;
}

/** Buttons for example trades; each fills the sentence field. */
export function ExampleButtons({ form, onSelect }: ExamplesProps) {
  return (
    <div className={styles.examples}>
      <p>{copy.examples.label}</p>
      <ul className={styles.exampleList}>
        {copy.examples.items.map(({ title, sentence }) => (
          <li key={sentence}>
            <button
              type="submit"
              form={form}
              name="sentence"
              value={sentence}
              onClick={(event) => {
                event.preventDefault();
                onSelect(sentence);
              }}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

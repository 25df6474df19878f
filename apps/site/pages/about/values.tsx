import { Reveal } from "@angadi/ui/reveal/reveal";
import { Section } from "../../sections/section/section.tsx";
import { type ValuePictureName, ValuePicture } from "./value-picture.tsx";
import styles from "./values.module.css";

export interface ValuesCopy {
  heading: string;
  values: readonly { picture: ValuePictureName; title: string; text: string }[];
}

/** The values as three signboards hung from one rail. */
export function Values({ copy, maxDelayMs }: { copy: ValuesCopy; maxDelayMs: number }) {
  return (
    <Section heading={copy.heading}>
      <ul className={styles.rail}>
        {copy.values.map(({ picture, title, text }) => (
          <Reveal key={title} as="li" maxDelayMs={maxDelayMs} className={styles.signboard ?? ""}>
            <ValuePicture name={picture} className={styles.picture ?? ""} />
            <h3>{title}</h3>
            <p>{text}</p>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}

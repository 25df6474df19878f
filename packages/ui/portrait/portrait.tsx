import styles from "./portrait.module.css";

interface PortraitProps {
  name: string;
  tint?: "gulab" | "haldi" | "tulsi" | "neel" | "card";
}

/** Initials of the first and the last name. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0) ?? "")
    .join("")
    .toUpperCase();
}

/** A placeholder for a person's photograph. Decorative: the name is next to it. */
export function Portrait({ name, tint = "haldi" }: PortraitProps) {
  return (
    <span aria-hidden="true" className={`${styles.portrait} ${styles[tint]}`}>
      {initials(name)}
    </span>
  );
}

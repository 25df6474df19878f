import styles from "./portrait.module.css";

interface PortraitProps {
  name: string;
  tint?: "pink" | "yellow" | "green" | "indigo" | "card";
}

/** Initials of the first and the last name. */
function toInitials(name: string): string {
  const nameParts = name.split(/\s+/).filter(Boolean);
  return [nameParts.at(0), nameParts.length > 1 ? nameParts.at(-1) : undefined]
    .map((word) => word?.charAt(0) ?? "")
    .join("")
    .toUpperCase();
}

/** A placeholder for a person's photograph. Decorative: the name is next to it. */
export function InitialsPortrait({ name, tint = "yellow" }: PortraitProps) {
  return (
    <span aria-hidden="true" className={`${styles.portrait} ${styles[tint]}`}>
      {toInitials(name)}
    </span>
  );
}

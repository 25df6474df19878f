import styles from "./menu-links.module.css";

/** The product icons of the home page's tiles (sections/feature-tiles), as outlines. */
const icons = {
  website: {
    tint: styles.pink,
    path: "M5 4h14a2.5 2.5 0 0 1 2.5 2.5v11A2.5 2.5 0 0 1 19 20H5a2.5 2.5 0 0 1-2.5-2.5v-11A2.5 2.5 0 0 1 5 4zM2.5 8.75h19M6 12h5v4.75H6zM14.5 12.5H18M14.5 16H18",
  },
  blog: {
    tint: styles.yellow,
    path: "M18.5 13v6a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2H11M7.5 16.75H14M9 13.5l.75-3.75 7.6-7.1a2.1 2.1 0 0 1 3 3L13 12.75z",
  },
  brand: {
    tint: styles.green,
    path: "M4.5 2.5h4a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM10.5 7.5l3.1-3.1a2 2 0 0 1 2.8 0l3.2 3.2a2 2 0 0 1 0 2.8l-9.1 9.1M16.5 13.5h3a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-11M6.5 17.5h.01",
  },
  crm: {
    tint: styles.blue,
    path: "M2.5 20.5a6.25 6.25 0 0 1 12.5 0zM12.75 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM16.75 6H21.5M16.75 10.25H21.5M18.5 14.5h3",
  },
  invoicing: {
    tint: styles.pink,
    path: "M4.5 2.5h15v19L17 19.25l-2.5 2.25L12 19.25 9.5 21.5 7 19.25 4.5 21.5zM8.75 6.5h6.5M8.75 9.75h6.5M8.75 6.5h1.5a3.25 3.25 0 0 1 0 6.5h-1.5l4.5 3.5",
  },
  social: {
    tint: styles.yellow,
    path: "M5 3.5h14a2.5 2.5 0 0 1 2.5 2.5v8.5A2.5 2.5 0 0 1 19 17h-7l-5 4.25V17H5a2.5 2.5 0 0 1-2.5-2.5V6A2.5 2.5 0 0 1 5 3.5zM12 13.75 8.6 10.5a2.1 2.1 0 0 1 3-2.95l.4.4.4-.4a2.1 2.1 0 0 1 3 2.95z",
  },
  book: {
    tint: styles.blue,
    path: "M12 6.5C10 5 7 4.5 3 4.5v13c4 0 7 .5 9 2 2-1.5 5-2 9-2v-13c-4 0-7 .5-9 2zM12 6.5v13",
  },
  quote: { tint: styles.green, path: "M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12.5h5" },
  layout: { tint: styles.pink, path: "M4 4h7v9H4zM15 4h5v5h-5zM15 13h5v7h-5zM4 17h7v3H4z" },
  signpost: { tint: styles.yellow, path: "M12 2v3M12 13v8M8 21h8M4 5h13l4 4-4 4H4z" },
} as const;

export type MenuIconName = keyof typeof icons;

/** A small icon on a tinted background. */
export function MenuIcon({ name }: { name: MenuIconName }) {
  const { tint, path } = icons[name];
  return (
    <span className={`${styles.icon} ${tint}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </span>
  );
}

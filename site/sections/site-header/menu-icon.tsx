import styles from "./menu-links.module.css";

const icons = {
  website: {
    tint: styles.gulab,
    path: "M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM3 9h18M7 13h5M7 16h8",
  },
  pen: { tint: styles.haldi, path: "M4 20h4L19 9l-4-4L4 16zM13 7l4 4" },
  brand: {
    tint: styles.tulsi,
    path: "M15 9A6 6 0 1 1 3 9a6 6 0 0 1 12 0zM21 15a6 6 0 1 1-12 0 6 6 0 0 1 12 0z",
  },
  calendar: { tint: styles.neel, path: "M4 6h16v14H4zM4 10.5h16M8 3v4M16 3v4M8 15h3M14 15h2" },
  people: {
    tint: styles.gulab,
    path: "M12 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM2 20c0-4 3-6 6-6s6 2 6 6M16 5a4 4 0 0 1 0 7M18 14c3 1 4 3 4 6",
  },
  bill: { tint: styles.haldi, path: "M6 2h12v20l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6" },
  book: {
    tint: styles.neel,
    path: "M12 6.5C10 5 7 4.5 3 4.5v13c4 0 7 .5 9 2 2-1.5 5-2 9-2v-13c-4 0-7 .5-9 2zM12 6.5v13",
  },
  quote: { tint: styles.tulsi, path: "M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12.5h5" },
  layout: { tint: styles.gulab, path: "M4 4h7v9H4zM15 4h5v5h-5zM15 13h5v7h-5zM4 17h7v3H4z" },
  signpost: { tint: styles.haldi, path: "M12 2v3M12 13v8M8 21h8M4 5h13l4 4-4 4H4z" },
} as const;

export type MenuIconName = keyof typeof icons;

/** A small drawing on its tint. */
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

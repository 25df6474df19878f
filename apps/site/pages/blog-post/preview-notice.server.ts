/** CSS of the notice above a preview. Only previews include it, to keep public pages small. */
export const PREVIEW_NOTICE_CSS = `@layer component{
.preview-notice{padding:.375rem var(--gutter);background:var(--ink);color:var(--on-ink);
font-size:var(--text-s);font-weight:600;text-align:center}}`.replaceAll("\n", "");

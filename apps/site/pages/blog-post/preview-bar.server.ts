/** CSS for the bar above a preview. Only previews include it, so that public pages stay smaller. */
export const PREVIEW_BAR_RULES = `@layer component{
.preview-bar{padding:.375rem var(--gutter);background:var(--ink);color:var(--on-ink);
font-size:var(--text-s);font-weight:600;text-align:center}}`.replaceAll("\n", "");

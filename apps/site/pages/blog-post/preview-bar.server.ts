/**
 * The rules of the bar above a preview. They go along with previews alone, so that no public page
 * gets longer by them.
 */
export const PREVIEW_BAR_RULES = `@layer component{
.preview-bar{padding:.375rem var(--gutter);background:var(--ink);color:var(--on-ink);
font-size:var(--text-s);font-weight:600;text-align:center}}`.replaceAll("\n", "");

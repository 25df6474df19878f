/** Adds the missing scheme to a URL such as "www.asha.in". */
export function addUrlScheme(control: Element): void {
  if (!(control instanceof HTMLInputElement) || control.type !== "url") return;
  const value = control.value.trim();
  if (/^[^\s:/@][^\s:/@.]*\.[^\s:@]+$/.test(value)) control.value = `https://${value}`;
}

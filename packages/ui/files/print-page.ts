/** Time in which a browser begins to print, in milliseconds. */
const PRINT_DELAY_MS = 2000;

/** Opens the print dialog. Resolves to false if nothing happens, as in many in-app browsers. */
export async function printPage(): Promise<boolean> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
  };
  addEventListener("beforeprint", begin);
  if ("print" in globalThis) print();
  if (!hasBegun) await new Promise((resolve) => setTimeout(resolve, PRINT_DELAY_MS));
  removeEventListener("beforeprint", begin);
  return hasBegun;
}

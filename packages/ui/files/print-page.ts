/** How long to wait for the browser to begin to print. */
const PRINT_DELAY_MS = 2000;

/** Opens the print dialog. Resolves to false if nothing happens, as in many in-app browsers. */
export async function printPage(): Promise<boolean> {
  let hasBegun = false;
  const handleBeforePrint = () => {
    hasBegun = true;
  };
  addEventListener("beforeprint", handleBeforePrint);
  if ("print" in globalThis) print();
  if (!hasBegun) await new Promise((resolve) => setTimeout(resolve, PRINT_DELAY_MS));
  removeEventListener("beforeprint", handleBeforePrint);
  return hasBegun;
}

/**
 * Returns a function that loads a tool together with the header's chip for saved items, so that
 * saving needs no further request.
 */
export const loadWithSavedChip =
  <Tool extends object>(load: () => Promise<Tool>) =>
  async (): Promise<Tool> => {
    const savedChip = import("./saved-chip.tsx").catch(() => undefined);
    const [tool] = await Promise.all([load(), savedChip]);
    return tool;
  };

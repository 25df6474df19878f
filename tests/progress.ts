/** Prints the progress of a test run for logs, once per tenth of it. */
export class Progress {
  private readonly unit: string;
  private total = 0;
  private doneCount = 0;
  private failedCount = 0;

  /** @param unit what is counted, e.g. "test files" */
  constructor(unit: string) {
    this.unit = unit;
  }

  start(total: number): void {
    this.total = total;
  }

  add(isFailed: boolean): void {
    const computeTenth = (count: number) => Math.floor((count * 10) / this.total);
    this.doneCount += 1;
    if (isFailed) this.failedCount += 1;
    if (computeTenth(this.doneCount) === computeTenth(this.doneCount - 1)) return;
    process.stdout.write(
      `${this.doneCount} of ${this.total} ${this.unit}, ${this.failedCount} failed\n`,
    );
  }
}

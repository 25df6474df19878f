/** Prints how far a test run is, once per tenth, for logs: about ten lines per run. */
export class Progress {
  private readonly what: string;
  private total = 0;
  private done = 0;
  private failed = 0;

  /** @param what what is counted, e.g. "files" */
  constructor(what: string) {
    this.what = what;
  }

  start(total: number): void {
    this.total = total;
  }

  add(isFailed: boolean): void {
    const tenth = (count: number) => Math.floor((count * 10) / this.total);
    this.done += 1;
    if (isFailed) this.failed += 1;
    if (tenth(this.done) === tenth(this.done - 1)) return;
    process.stdout.write(`${this.done} of ${this.total} ${this.what}, ${this.failed} failed\n`);
  }
}

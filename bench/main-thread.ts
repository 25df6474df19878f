import type { RunnerResult } from "lighthouse";

/** CPU slowdown of Lighthouse's low-end phone. */
const CPU_SLOWDOWN = 4;
/** Tasks longer than this, in milliseconds, block input. */
const BLOCKING_MS = 50;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Processor time of the thread, in microseconds; absent if the system does not report it. */
  tdur?: number;
  args: {
    name?: string;
    data?: { frames?: { frame: string; parent?: string; processId?: number }[] };
  };
}

/** Milliseconds of processor time on a phone's main thread, so other processes do not count. */
export interface MainThread {
  /** Total time beyond 50 ms of each task after the first paint. */
  blocking: number;
  /** The longest task. */
  longest: number;
  /** Styles, layout and paint together. */
  layout: number;
}

const LAYOUT_EVENTS = new Set([
  "UpdateLayoutTree",
  "Layout",
  "PrePaint",
  "Paint",
  "Layerize",
  "Commit",
  "ParseAuthorStyleSheet",
]);

/** Reads a Lighthouse run's trace. Throws if it has no first paint or no processor times. */
export function readMainThread({ artifacts }: RunnerResult): MainThread {
  const { traceEvents } = (artifacts as unknown as { Trace: { traceEvents: TraceEvent[] } }).Trace;
  const paint = traceEvents.find(({ name }) => name === "firstContentfulPaint");
  const mainThread = traceEvents.find(
    ({ name, args, pid }) =>
      name === "thread_name" && args.name === "CrRendererMain" && pid === paint?.pid,
  );
  if (!paint || !mainThread) throw new Error("The trace has no first paint.");
  const events = traceEvents.filter(
    ({ pid, tid, ph }) => pid === mainThread.pid && tid === mainThread.tid && ph === "X",
  );
  const toPhoneMs = ({ tdur = 0 }: TraceEvent) => (tdur / 1000) * CPU_SLOWDOWN;
  const tasks = events
    .filter(({ name, ts }) => name === "RunTask" && ts >= paint.ts)
    .map((task) => toPhoneMs(task));
  if (!tasks.some((task) => task > 0)) throw new Error("The trace has no processor times.");
  return {
    blocking: sum(tasks.map((task) => Math.max(0, task - BLOCKING_MS))),
    longest: Math.max(...tasks),
    layout: sum(
      events.filter(({ name }) => LAYOUT_EVENTS.has(name)).map((event) => toPhoneMs(event)),
    ),
  };
}

const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);

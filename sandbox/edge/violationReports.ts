import { readBody } from '../listener/index.ts';

/** Collects what browsers report about broken security policies. There should never be any. */
export interface ViolationReports {
  /** `POST /csp-reports`. */
  receive(request: Request): Promise<Response>;
  /** The kept reports, the oldest first, as the browser wrote them. */
  reports(): readonly unknown[];
  clear(): void;
}

const MOST_KEPT = 200;
const LARGEST_REPORT = 64_000;

/** @param onReport told about each report as it arrives */
export function createViolationReports(onReport: (report: unknown) => void): ViolationReports {
  let kept: unknown[] = [];
  return {
    async receive(request) {
      const text = await readBody(request.body, LARGEST_REPORT);
      if (text === undefined) return new Response(undefined, { status: 413 });
      const report = parse(text);
      if (report === undefined) return new Response(undefined, { status: 400 });
      kept = [...kept, report].slice(-MOST_KEPT);
      onReport(report);
      return new Response(undefined, { status: 204 });
    },
    reports: () => kept,
    clear() {
      kept = [];
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

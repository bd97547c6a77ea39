import { addressOf } from '../../platform/http/requestListener.ts';
import { readBody } from '../../platform/http/readRequest.ts';
import { isRecord } from '../../platform/json.ts';
import { createRateLimit } from '../../platform/rateLimit.ts';
import { createBoundedLog } from './boundedLog.ts';

/** Collects browsers' reports of content security policy violations. There should never be any. */
export interface ViolationReports {
  /**
   * `POST /csp-reports`.
   *
   * @throws TooManyRequests
   */
  receive(request: Request): Promise<Response>;
  /** The kept reports, the oldest first, as the browser wrote them. */
  reports(): readonly unknown[];
  clear(): void;
}

/** Limit of the kept reports in bytes of memory. */
const mostKept = 500_000;
const largestReport = 16_000;
/** Limits per IP address, for a page that violates the policy repeatedly, and overall, since each report is a log line. */
const limitOfOne = { burst: 20, perSecond: 0.1 };
const limitOfAll = { burst: 200, perSecond: 1 };
const longestValue = 100;

/** @param onReport callback for each report, with a one-line summary */
export function createViolationReports(onReport: (summary: string) => void): ViolationReports {
  const kept = createBoundedLog<{ text: string }>(mostKept);
  const ofOne = createRateLimit(limitOfOne);
  const ofAll = createRateLimit(limitOfAll);
  return {
    async receive(request) {
      const text = await readBody(request.body, largestReport);
      if (text === undefined) return new Response(undefined, { status: 413 });
      ofOne.take(addressOf(request));
      ofAll.take('all');
      const report = parse(text);
      if (report === undefined) return new Response(undefined, { status: 400 });
      kept.add({ text });
      onReport(summaryOf(report));
      return new Response(undefined, { status: 204 });
    },
    reports: () => kept.entries().map(({ text }) => JSON.parse(text) as unknown),
    clear: kept.clear,
  };
}

/** Summary of a violation: directive, blocked address and page; addresses without what follows their paths. */
function summaryOf({ 'csp-report': report }: { 'csp-report'?: unknown }): string {
  const said = isRecord(report) ? report : {};
  const [directive, blocked, page] = ['violated-directive', 'blocked-uri', 'document-uri'].map((name) =>
    String(said[name] ?? 'unknown')
      .replace(/[?#].*/s, '')
      .slice(0, longestValue),
  );
  return `${directive} forbids ${blocked} on ${page}`;
}

function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

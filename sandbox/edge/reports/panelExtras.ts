import { isFromElsewhere } from '../../platform/http/isFromElsewhere.ts';
import type { FetchHandler, PartialHandler } from '../../platform/http/requestListener.ts';
import type { SessionStore } from '../../identity/session/sessionStore.ts';
import type { AnalyticsSink } from './analyticsSink.ts';
import type { ViolationReports } from './violationReports.ts';

export interface PanelExtrasOptions {
  analytics: AnalyticsSink;
  violations: ViolationReports;
  sessions: SessionStore;
}

const sessionsPath = /^\/sessions\/([^/]+)$/;

/**
 * Routes of the panel about the edge: `GET` and `DELETE /analytics` and `/csp-reports`, and
 * `DELETE /sessions/:username`, which signs a person out everywhere.
 */
export function createPanelExtras({ analytics, violations, sessions }: PanelExtrasOptions): PartialHandler {
  const routes: Record<string, FetchHandler> = {
    'GET /analytics': async () => json({ count: analytics.count(), events: analytics.events() }),
    'DELETE /analytics': async () => done(() => analytics.clear()),
    'GET /csp-reports': async () => json({ reports: violations.reports() }),
    'DELETE /csp-reports': async () => done(() => violations.clear()),
  };
  return (request) => {
    const { pathname } = new URL(request.url);
    const username = sessionsPath.exec(pathname)?.[1];
    const endSessions = username !== undefined && request.method === 'DELETE';
    const route = endSessions
      ? async () => done(() => sessions.endAllOf(decodeURIComponent(username)))
      : routes[`${request.method} ${pathname}`];
    if (route === undefined) return undefined;
    return isFromElsewhere(request)
      ? Promise.resolve(new Response(undefined, { status: 403 }))
      : route(request);
  };
}

function json(body: unknown): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}

async function done(act: () => void | Promise<void>): Promise<Response> {
  await act();
  return new Response(undefined, { status: 204 });
}

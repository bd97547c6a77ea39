import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createFlags, createFlagService } from '../flags/index.ts';
import type { FetchHandler } from '../../platform/http/requestListener.ts';
import { readSessionState } from '../../identity/session/sessionState.ts';
import type { LiveSession } from '../../identity/session/sessionStore.ts';
import type { SignInPorts } from '../../identity/sign-in/index.ts';
import { createAnalyticsSink } from '../reports/analyticsSink.ts';
import { createFileStore } from '../files/fileStore.ts';
import { createPortalHandler, createScreenStore, createVisitDrawer } from '../portal/index.ts';
import { createReleaseJudge, createReleaseStore, createReleaseTopics } from '../releases/index.ts';
import { createViolationReports } from '../reports/violationReports.ts';

export const portalOrigin = 'http://localhost:4000';

/** The built page. */
export const template = `<!doctype html><html lang="en"><head><title>Northline</title>
<meta property="csp-nonce" nonce="__CSP_NONCE__"><!--bootstrap-->
</head><body><div id="portal"><!--screen--></div></body></html>`;

const edgeNow = new Date('2026-12-01T12:00:00Z');

/** The parts that tests of the edge can replace. */
export interface EdgeHouseOptions {
  /** Files of the built portal and, below `releases/`, of the release store. */
  files?: Record<string, string>;
  services?: Record<string, FetchHandler>;
  flagAnswer?: () => Response;
  /** Longest time that a page waits for its screen, in milliseconds. */
  longest?: number;
}

/** Creates the portal's handler on a folder of its own; `signedIn()` sets the session of every request. */
export function createEdgeHouse({
  files = {},
  services = {},
  flagAnswer,
  longest = 20_000,
}: EdgeHouseOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  writeFiles(folder, { 'dist/index.html': template, ...files });
  let session: LiveSession | undefined;
  let token: string | undefined;
  const problems: unknown[] = [];
  const releases = createReleaseStore({
    places: [{ releases: join(folder, 'releases'), copy: join(folder, 'releases/copy') }],
    clock: { now: () => edgeNow },
    judge: createReleaseJudge(join(folder, 'dist')),
    report: (fault) => problems.push(fault),
  });
  const analytics = createAnalyticsSink(createReleaseTopics(releases, 'DEV'));
  const violations = createViolationReports(() => undefined);
  const handle = createPortalHandler({
    signIn: onlySession(
      () => session,
      () => token,
    ),
    flags: createFlags(
      createFlagService({
        url: 'http://flags.test',
        token: 'frontend-token',
        answerLimit: 20_000,
        fetch: async () => flagAnswer?.() ?? new Response('', { status: 503 }),
      }),
      [],
    ),
    releases,
    screens: createScreenStore([join(folder, 'releases')]),
    visits: createVisitDrawer({
      builtPortal: join(folder, 'dist'),
      releases,
      longest,
      report: (reason) => problems.push(reason),
    }),
    clock: { now: () => edgeNow },
    analytics,
    violations,
    files: createFileStore(join(folder, 'dist')),
    cards: 'http://127.0.0.1:4001',
    environment: 'DEV',
    services: (request) => services[new URL(request.url).pathname]?.(request),
    isDropped: (response) => response.headers.has('x-drop'),
    report: (error) => problems.push(error),
  });
  return {
    analytics,
    violations,
    problems,
    signIn: (as: LiveSession | undefined) => (session = as),
    /** Sets the session cookie of every request, alive or not. */
    sendToken: (sent: string | undefined) => (token = sent),
    request: (path: string, init: RequestInit = {}, origin = portalOrigin) =>
      handle(new Request(origin + path, init)),
    close: () => rmSync(folder, { recursive: true }),
  };
}

export const ana: LiveSession = {
  id: 'session-1',
  username: 'ana',
  accountId: 'account-1',
  role: 'Primary',
  firstName: 'Ana',
  accountType: 'Standard',
  footprint: 'CHTR',
  isRestricted: false,
  autoAuthenticated: false,
  idleExpiresAt: new Date('2026-12-01T12:15:00Z'),
  absoluteExpiresAt: new Date('2026-12-01T20:00:00Z'),
};

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

function onlySession(find: () => LiveSession | undefined, tokenOf: () => string | undefined): SignInPorts {
  return {
    portal: portalOrigin,
    signInPage: '/login',
    cookies: { secure: true },
    requests: {
      peek: async () => find(),
      sessionOf: async () => find(),
      stateOf: (request) => ({ ...readSessionState(request, { secure: true }), authentication: tokenOf() }),
    },
    limits: { idleSeconds: 900, absoluteSeconds: 28_800 },
    sessions: {
      begin: unused,
      find: unused,
      touch: async () => undefined,
      end: unused,
      endAllOf: unused,
      isAlive: unused,
    },
    identity: { authorizationUrl: unused, redeem: unused },
    attempts: { save: unused, take: unused },
    clientIdOf: unused,
    findOwner: unused,
    report: () => undefined,
  };
}

function unused(): never {
  throw new Error('not part of this house');
}

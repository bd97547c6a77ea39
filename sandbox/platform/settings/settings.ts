import { join, resolve } from 'node:path';
import { readPorts, type SandboxPorts } from './ports.ts';

/** Where each listener is reached, as origins without a trailing slash. */
export interface SandboxOrigins {
  portal: string;
  cards: string;
  identity: string;
  panel: string;
}

/** How long a signed-in session may last, in seconds. */
export interface SessionLimits {
  idleSeconds: number;
  absoluteSeconds: number;
}

/** The flag service that the portal reads its toggles from. */
export interface UnleashSettings {
  /** Origin of the flag service, without `/api`. */
  url: string;
  /** Given for a real cluster; otherwise the token lies in the data folder. */
  frontendToken: string | undefined;
  /** What takes longer counts as down, in milliseconds. */
  answerLimit: number;
  /** True when `UNLEASH_URL` names a service that we do not start ourselves. */
  external: boolean;
}

/** Everything about the sandbox that a machine may decide differently. */
export interface SandboxSettings {
  ports: SandboxPorts;
  origins: SandboxOrigins;
  /** Absolute path. */
  dataFolder: string;
  /** Name of the environment, one of the site manifest's. */
  environment: string;
  /** Absolute path of what `npm run build` made. */
  builtPortal: string;
  /** A PostgreSQL server to use instead of the embedded database. */
  databaseUrl: string | undefined;
  session: SessionLimits;
  /** Whoever opens a page waits no longer for the screen that it may come with, in milliseconds; 0: pages come without. */
  screenWait: number;
  /** False for a browser that refuses `Secure` cookies over http, as Safari does. */
  secureCookies: boolean;
  unleash: UnleashSettings;
}

type Environment = Readonly<Record<string, string | undefined>>;

const builtPortalFolder = join(import.meta.dirname, '../../../dist');
const defaultIdleSeconds = 15 * 60;
const defaultAbsoluteSeconds = 8 * 60 * 60;
/** Milliseconds. Drawing takes some 30; the rest is for the answers that it is made of. */
const defaultScreenWait = 1_000;
/** Milliseconds. No page waits for it: what is late counts at the browser's next question. */
const defaultFlagWait = 1_500;

/**
 * Reads the settings from environment variables (`docs/operators.md` lists them).
 *
 * @throws Error naming the variable when a value cannot be used.
 */
export function readSettings(environment: Environment = process.env): SandboxSettings {
  const ports = readPorts(environment);
  const unleashUrl = given(environment['UNLEASH_URL']);
  return {
    ports,
    origins: {
      portal: `http://localhost:${ports.portal}`,
      cards: `http://127.0.0.1:${ports.cards}`,
      identity: `http://127.0.0.1:${ports.identity}`,
      panel: `http://127.0.0.1:${ports.panel}`,
    },
    dataFolder: resolve(given(environment['DATA_FOLDER']) ?? '.data'),
    environment: given(environment['PORTAL_ENVIRONMENT']) ?? 'DEV',
    builtPortal: resolve(given(environment['PORTAL_FOLDER']) ?? builtPortalFolder),
    databaseUrl: given(environment['DATABASE_URL']),
    session: {
      idleSeconds: readWhole(environment, 'SESSION_IDLE_SECONDS', defaultIdleSeconds, 'seconds'),
      absoluteSeconds: readWhole(environment, 'SESSION_ABSOLUTE_SECONDS', defaultAbsoluteSeconds, 'seconds'),
    },
    screenWait: readWhole(environment, 'SCREEN_WAIT_MS', defaultScreenWait, 'milliseconds', 0),
    secureCookies: given(environment['SECURE_COOKIES']) !== 'false',
    unleash: {
      url: withoutTrailingSlash(unleashUrl ?? `http://localhost:${ports.unleash}`),
      frontendToken: given(environment['UNLEASH_FRONTEND_TOKEN']),
      answerLimit: readWhole(environment, 'FLAG_WAIT_MS', defaultFlagWait, 'milliseconds'),
      external: unleashUrl !== undefined,
    },
  };
}

function given(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === '' ? undefined : value.trim();
}

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '').replace(/\/api$/, '');
}

function readWhole(
  environment: Environment,
  name: string,
  fallback: number,
  unit: string,
  least = 1,
): number {
  const text = given(environment[name]);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least) {
    throw new Error(`${name} must be a whole number of ${unit}, at least ${least}; it is "${text}".`);
  }
  return value;
}

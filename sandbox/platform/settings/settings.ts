import { join, resolve } from 'node:path';
import { readPorts, type SandboxPorts } from './ports.ts';

/** Origins by which browsers reach the listeners, without a trailing slash. */
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
  /** Token of a real cluster; otherwise the token is in the data folder. */
  frontendToken: string | undefined;
  /** Milliseconds after which the service counts as down. */
  answerLimit: number;
  /** True if `UNLEASH_URL` names a service that the sandbox does not start itself. */
  external: boolean;
}

/** Settings of the sandbox that differ between machines. */
export interface SandboxSettings {
  ports: SandboxPorts;
  origins: SandboxOrigins;
  /** Proxies in front of the listeners, each of which appends to `x-forwarded-for`; 0: nobody's word is taken. */
  proxies: number;
  /** Absolute path. */
  dataFolder: string;
  /** Name of the environment, one of the site manifest's. */
  environment: string;
  /** Absolute path of the output of `npm run build`. */
  builtPortal: string;
  /** Absolute path of the portal's manifests, for its name and its toggles. */
  manifests: string;
  /** A PostgreSQL server to use instead of the embedded database. */
  databaseUrl: string | undefined;
  session: SessionLimits;
  /** Longest time that a page waits for its drawn screen, in milliseconds; 0: pages come without. */
  screenWait: number;
  /** False for a browser that refuses `Secure` cookies over http, as Safari does. */
  secureCookies: boolean;
  unleash: UnleashSettings;
}

type Environment = Readonly<Record<string, string | undefined>>;

const repository = join(import.meta.dirname, '../../..');
const defaultIdleSeconds = 15 * 60;
const defaultAbsoluteSeconds = 8 * 60 * 60;
/** In milliseconds. Drawing takes some 30; the rest is for the answers that the screen needs. */
const defaultScreenWait = 1_000;
/** In milliseconds. No page waits for it: a late answer is used at the browser's next request. */
const defaultFlagWait = 1_500;

/**
 * Reads the settings from environment variables (`docs/operators.md` lists them).
 *
 * @param root folder of the portal's project: data and build output are below it by default
 * @throws Error naming the variable when a value cannot be used.
 */
export function readSettings(
  environment: Environment = process.env,
  root: string = repository,
): SandboxSettings {
  const ports = readPorts(environment);
  const unleashUrl = given(environment['UNLEASH_URL']);
  return {
    ports,
    origins: readOrigins(environment, ports),
    proxies: readWhole(environment, 'TRUSTED_PROXIES', 0, 'proxies', 0),
    dataFolder: resolve(given(environment['DATA_FOLDER']) ?? join(root, '.data')),
    environment: given(environment['PORTAL_ENVIRONMENT']) ?? 'DEV',
    builtPortal: resolve(given(environment['PORTAL_FOLDER']) ?? join(root, 'dist')),
    manifests: resolve(given(environment['MANIFESTS_FOLDER']) ?? join(repository, 'manifests/portal')),
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

function readOrigins(environment: Environment, ports: SandboxPorts): SandboxOrigins {
  const names = ['PORTAL_ORIGIN', 'CARDS_ORIGIN', 'IDENTITY_ORIGIN'];
  const missing = names.filter((name) => given(environment[name]) === undefined);
  if (missing.length > 0 && missing.length < names.length)
    throw new Error(
      `PORTAL_ORIGIN, CARDS_ORIGIN and IDENTITY_ORIGIN go together: ${missing.join()} is missing.`,
    );
  const origins = {
    portal: readOrigin(environment, 'PORTAL_ORIGIN') ?? `http://localhost:${ports.portal}`,
    cards: readOrigin(environment, 'CARDS_ORIGIN') ?? `http://127.0.0.1:${ports.cards}`,
    identity: readOrigin(environment, 'IDENTITY_ORIGIN') ?? `http://127.0.0.1:${ports.identity}`,
    panel: `http://127.0.0.1:${ports.panel}`,
  };
  if (new URL(origins.portal).hostname === new URL(origins.cards).hostname)
    throw new Error('PORTAL_ORIGIN and CARDS_ORIGIN must be different hosts.');
  return origins;
}

/** A public origin, at which a proxy speaks https for a listener. */
function readOrigin(environment: Environment, name: string): string | undefined {
  const text = given(environment[name]);
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.href !== `${url.origin}/`)
    throw new Error(`${name} must be an https origin such as https://portal.example; it is "${text}".`);
  return url.origin;
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

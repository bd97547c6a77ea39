import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { handleCardFrameRequest } from '../card/frame/frameHandler.ts';
import { createFileStore } from '../edge/files/fileStore.ts';
import { createFlags, createFlagService, type Flags } from '../edge/flags/index.ts';
import {
  createCardsHandler,
  createPortalHandler,
  createScreenStore,
  createVisitDrawer,
} from '../edge/portal/index.ts';
import {
  createReleaseJudge,
  createReleaseStore,
  createReleaseTopics,
  type ReleaseStore,
} from '../edge/releases/index.ts';
import { createAnalyticsSink } from '../edge/reports/analyticsSink.ts';
import { createEventFiles } from '../edge/reports/eventFiles.ts';
import { createPanelExtras } from '../edge/reports/panelExtras.ts';
import { createViolationReports } from '../edge/reports/violationReports.ts';
import { readDeclaredToggles, unleashTokens } from '../edge/unleash/index.ts';
import { createIdentityListener, identityKeys, type SignInHelp } from '../identity/oidc/index.ts';
import type { SignInPorts } from '../identity/sign-in/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import { isConnectionDrop } from '../platform/fault/applyTransportFault.ts';
import type { FetchHandler } from '../platform/http/requestListener.ts';
import type { SandboxSettings } from '../platform/settings/settings.ts';
import type { Provider } from './createProvider.ts';
import { report } from './report.ts';
import { callbackAddress, portalClients, sandboxPeople } from './signIn.ts';

/** The request handlers of the sandbox's origins. */
export interface Origins {
  portal: FetchHandler;
  cards: FetchHandler;
  panel: FetchHandler;
  identity: RequestListener;
}

export interface OriginsOptions {
  settings: SandboxSettings;
  database: Database;
  signIn: SignInPorts;
  provider: Provider;
  /** The clock of the whole sandbox. */
  clock: Clock;
  /** False when the build tool serves page and files. */
  serveStatic: boolean;
}

const shared = { isDropped: isConnectionDrop, report };

/** Creates the request handlers of the origins. */
export function createOrigins(options: OriginsOptions): Origins {
  const { settings, signIn, provider, clock, serveStatic } = options;
  const { origins, builtPortal, environment } = settings;
  const releases = releaseStore(settings, clock);
  const analytics = createAnalyticsSink(
    createReleaseTopics(releases, environment),
    createEventFiles(join(settings.dataFolder, 'analytics')),
  );
  const violations = createViolationReports((violation) => report({ violation }));
  const extras = createPanelExtras({ analytics, violations, sessions: signIn.sessions });
  return {
    portal: createPortalHandler({
      ...shared,
      signIn,
      flags: createSandboxFlags(settings),
      releases,
      screens: createScreenStore(releasePlaces(settings).map((place) => place.releases)),
      visits: createVisitDrawer({ builtPortal, releases, longest: settings.screenWait, report }),
      clock,
      analytics,
      violations,
      files: serveStatic ? createFileStore(builtPortal) : undefined,
      cards: origins.cards,
      environment,
      services: provider.handlePortal,
    }),
    cards: cardsHandler(settings, provider),
    panel: (request) => extras(request) ?? provider.handlePanel(request),
    identity: identityListener(options),
  };
}

function releaseStore(settings: SandboxSettings, clock: Clock): ReleaseStore {
  return createReleaseStore({
    places: releasePlaces(settings),
    clock,
    judge: createReleaseJudge(settings.builtPortal),
    report,
  });
}

/** Folders of releases: published ones come before the one that the portal was built with. */
function releasePlaces({ dataFolder, builtPortal }: SandboxSettings): { releases: string; copy: string }[] {
  return [
    { releases: join(dataFolder, 'releases'), copy: join(dataFolder, 'releases/copy') },
    { releases: join(builtPortal, 'assets/releases'), copy: join(builtPortal, 'assets/copy') },
  ];
}

function cardsHandler({ builtPortal, origins }: SandboxSettings, provider: Provider): FetchHandler {
  const frame = { folder: join(builtPortal, 'card-frame'), portalOrigin: origins.portal };
  return createCardsHandler({
    ...shared,
    origin: origins.cards,
    frame: (request) => handleCardFrameRequest(frame, request),
    services: provider.handleCards,
  });
}

function identityListener({ settings, database }: OriginsOptions): RequestListener {
  const callback = callbackAddress(settings);
  return createIdentityListener({
    issuer: settings.origins.identity,
    proxies: settings.proxies,
    portal: settings.origins.portal,
    overAddress: callback,
    brand: readBrandName(settings),
    help: readSignInHelp(settings),
    clients: portalClients(settings.dataFolder, callback),
    database,
    keys: identityKeys(settings.dataFolder),
    people: sandboxPeople(database),
    report,
  });
}

/** The portal's client of Unleash: the one of the sandbox, or a real cluster with a token of its own. */
function createSandboxFlags({ unleash, dataFolder, manifests }: SandboxSettings): Flags {
  const token = unleash.frontendToken ?? unleashTokens(dataFolder).frontend;
  return createFlags(
    createFlagService({
      url: unleash.url,
      token,
      answerLimit: unleash.answerLimit,
      onChange: ({ available, reason }) =>
        console.log(
          available ? 'The flag service answers again.' : `The flag service does not answer: ${reason}`,
        ),
    }),
    readDeclaredToggles(join(manifests, 'toggles')).map(({ name }) => name),
  );
}

/** The provider's name as the portal's site manifest has it, for the pages that the portal does not draw. */
function readBrandName(settings: SandboxSettings): string {
  return readManifest<{ brand?: { name?: string } }>(settings, 'site.json')?.brand?.name ?? 'Portal';
}

/** Pages of the portal for those who cannot sign in, at the paths of its manifests. */
function readSignInHelp(settings: SandboxSettings): SignInHelp {
  const addressOf = (route: string): string | undefined => {
    const path = readManifest<{ path?: string }>(settings, `routes/${route}.json`)?.path;
    return path && settings.origins.portal + path;
  };
  return { forgot: addressOf('forgot'), create: addressOf('create-account') };
}

/** A manifest of the portal; undefined where it has none. */
function readManifest<Manifest>({ manifests }: SandboxSettings, file: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(manifests, file), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}

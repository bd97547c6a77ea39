import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { handleCardFrameRequest } from '../card-frame/index.ts';
import type { Clock } from '../clock/index.ts';
import type { Database } from '../database/index.ts';
import {
  createAnalyticsSink,
  createEventFiles,
  createCardsHandler,
  createFileStore,
  createPanelExtras,
  createPortalHandler,
  createReleaseJudge,
  createReleaseStore,
  createReleaseTopics,
  createScreenStore,
  createViolationReports,
  type ReleaseStore,
} from '../edge/index.ts';
import { isConnectionDrop } from '../fault/index.ts';
import { createIdentityListener, identityKeys } from '../identity/index.ts';
import type { FetchHandler } from '../listener/index.ts';
import type { Provider } from '../provider/index.ts';
import type { SandboxSettings } from '../settings/index.ts';
import type { SignInPorts } from '../sign-in/index.ts';
import { readBrandName } from './brandName.ts';
import { portalClients } from './clients.ts';
import { sandboxPeople } from './people.ts';
import { report } from './report.ts';
import { callbackAddress } from './signIn.ts';
import { createSandboxFlags } from './toggles.ts';

/** What answers on each origin of the sandbox. */
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
  /** What time it is for everybody. */
  clock: Clock;
  /** False when the build tool serves page and files. */
  serveStatic: boolean;
}

const shared = { isDropped: isConnectionDrop, report };

/** Puts together what answers on each origin. */
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

/** What was published comes before what the portal was built with. */
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
    frame: (request) => handleCardFrameRequest(frame, request),
    services: provider.handleCards,
  });
}

function identityListener({ settings, database }: OriginsOptions): RequestListener {
  const callback = callbackAddress(settings);
  return createIdentityListener({
    issuer: settings.origins.identity,
    portal: settings.origins.portal,
    overAddress: callback,
    brand: readBrandName(),
    clients: portalClients(settings.dataFolder, callback),
    database,
    keys: identityKeys(settings.dataFolder),
    people: sandboxPeople(database),
    report,
  });
}

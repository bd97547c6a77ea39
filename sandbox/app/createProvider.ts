import { handleCardRequest, handleFrameSessionRequest, ticketsOfSession } from '../card/service/index.ts';
import { handlePanelRequest } from '../control/panel/index.ts';
import { createPersonas, type Personas } from '../control/persona/index.ts';
import type { IsSessionAlive, SessionOf } from '../identity/session/sessionStore.ts';
import { createCallLog } from '../platform/callLog.ts';
import type { SandboxClock } from '../platform/clock.ts';
import { eachInTurn, type Database } from '../platform/database/index.ts';
import type { FaultBoard } from '../platform/fault/faultBoard.ts';
import { createRateLimit } from '../platform/rateLimit.ts';
import { handleSearchRequest } from '../provider/content/index.ts';
import { heavyCallsOfOne } from '../provider/account/answerCaller.ts';
import { changesOfOne, createGraphRequestHandler, tvCodeTriesOfOne } from '../provider/graph/index.ts';
import { handleSpeedTestRequest, handleVoiceZoneRequest } from '../provider/home/index.ts';
import { handleOrderRequest } from '../provider/order/index.ts';
import { handleOutageRequest } from '../provider/outage/index.ts';
import { resolveLeftInFlight, runDuePayments, type PaymentServices } from '../provider/payment/index.ts';
import { handlePlanRequest } from '../provider/plan/index.ts';
import { handleStatementRequest } from '../provider/statement/index.ts';
import { createSimulatedProcessor } from '../provider/simulatedProcessor.ts';

/** Dependencies and options of the provider. */
export interface ProviderOptions {
  database: Database;
  clock: SandboxClock;
  faults: FaultBoard;
  sessionOf: SessionOf;
  isSessionAlive: IsSessionAlive;
  /** Public origin of the card frame. */
  cardsOrigin: string;
  /**
   * Whether clients may read the graphs' schemas and GraphQL's own error messages; false in production and by default.
   */
  development?: boolean;
  /** Whether the main graph runs only the documents of the portal's own code, as in production. */
  onlyKnownDocuments?: boolean;
}

/** The provider's services as handlers for listeners. */
export interface Provider {
  personas: Personas;
  /** Handles the provider's paths on the portal's origin, such as graphs, plans and orders; `undefined` for other paths. */
  handlePortal(request: Request): Promise<Response> | undefined;
  /** Handles the API calls on the card frame's origin; `undefined` for other paths, such as the frame itself. */
  handleCards(request: Request): Promise<Response> | undefined;
  /** Handles all requests to the panel's origin. */
  handlePanel(request: Request): Promise<Response>;
  /** Seeds the personas and resumes payments of an earlier process. Call it before the first request. */
  start(): Promise<void>;
  /** Releases requests that a fault keeps hanging, and stops the background jobs. The database stays open. */
  stop(): Promise<void>;
}

/** Creates the provider. */
export function createProvider(options: ProviderOptions): Provider {
  const { database, clock, faults } = options;
  const personas = createPersonas(database, clock);
  const processor = createSimulatedProcessor(database);
  const services = {
    ...options,
    calls: createCallLog(),
    processor,
    personas,
    tickets: createRateLimit(ticketsOfSession),
    tvCodeTries: createRateLimit(tvCodeTriesOfOne),
    changes: createRateLimit(changesOfOne),
    heavyCalls: createRateLimit(heavyCallsOfOne),
  };
  const handleGraph = createGraphRequestHandler(services, {
    development: options.development ?? false,
    onlyKnown: options.onlyKnownDocuments ?? false,
  });
  let jobs: BackgroundJobs | undefined;
  const catchUp = async (): Promise<void> => jobs?.catchUp();
  return {
    personas,
    handlePortal: (request) =>
      handleGraph(request) ??
      handlePlanRequest(services, request) ??
      handleOrderRequest(services, request) ??
      handleStatementRequest(services, request) ??
      handleVoiceZoneRequest(services, request) ??
      handleSpeedTestRequest(services, request) ??
      handleOutageRequest(services, request) ??
      handleSearchRequest(services, request) ??
      handleFrameSessionRequest(services, request),
    handleCards: (request) => handleCardRequest(services, request),
    handlePanel: (request) => handlePanelRequest({ ...services, catchUp }, request),
    async start() {
      await personas.prepare();
      jobs = await startBackgroundJobs({ database, clock, processor });
    },
    async stop() {
      faults.clear();
      await jobs?.stop();
    },
  };
}

/** Jobs that run beside the requests. */
export interface BackgroundJobs {
  /** Runs at once what is due by the clock, as after the clock was moved. */
  catchUp(): Promise<void>;
  /** Stops and waits for the current round. */
  stop(): Promise<void>;
}

const everyMilliseconds = 5000;

/** Age after which a payment in flight was abandoned: a running request answers well within this. */
const leftAfterMilliseconds = 10_000;

/**
 * Resolves, settles and drafts, at once and then until stopped. What is young is left alone at the start, too: another
 * process on the same database may be carrying it out.
 */
async function startBackgroundJobs(services: PaymentServices): Promise<BackgroundJobs> {
  await round(services);
  let underWay: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    underWay = underWay.then(() => round(services));
  }, everyMilliseconds);
  timer.unref();
  return {
    catchUp: () => runDuePayments(services),
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}

/** Never rejects: what fails is logged, keeps nothing else waiting, not even the start, and is tried again in the next round. */
async function round(services: PaymentServices): Promise<void> {
  const before = new Date(Date.now() - leftAfterMilliseconds);
  const jobs = [() => resolveLeftInFlight(services, before), () => runDuePayments(services)];
  await eachInTurn(jobs, (run) => run()).catch((error: unknown) => console.error(error));
}

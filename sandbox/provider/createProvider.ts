import { createCallLog } from '../call-log/index.ts';
import { handleCardRequest, handleFrameSessionRequest, TICKETS_OF_SESSION } from '../card-service/index.ts';
import type { SandboxClock } from '../clock/index.ts';
import type { Database } from '../database/index.ts';
import type { FaultBoard } from '../fault/index.ts';
import { createGraphRequestHandler } from '../graph/index.ts';
import { handlePanelRequest } from '../panel/index.ts';
import { createPersonas, type Personas } from '../persona/index.ts';
import { createSimulatedProcessor } from '../processor/index.ts';
import { createRateLimit } from '../rate-limit/index.ts';
import type { IsSessionAlive, SessionOf } from '../session/index.ts';
import { keepUp, type KeptUp } from './keepUp.ts';

/** What the provider is put together from. */
export interface ProviderOptions {
  database: Database;
  clock: SandboxClock;
  faults: FaultBoard;
  sessionOf: SessionOf;
  isSessionAlive: IsSessionAlive;
  /**
   * Whether the graphs tell clients their schema, and in words what is wrong with a request; not in production, and
   * not when left out.
   */
  development?: boolean;
}

/** The provider's services, as handlers to mount on listeners. */
export interface Provider {
  personas: Personas;
  /** The portal's origin: the five graphs and the tickets of the card frame. `undefined` for other paths. */
  handlePortal(request: Request): Promise<Response> | undefined;
  /** The card frame's origin: its calls. `undefined` for other paths, such as the frame itself. */
  handleCards(request: Request): Promise<Response> | undefined;
  /** The panel's own origin: everything. */
  handlePanel(request: Request): Promise<Response>;
  /** Seeds the personas and takes up what an earlier process left. Call it before the first request. */
  start(): Promise<void>;
  /** Lets go of everything that hangs and stops the work beside the requests. The database stays open. */
  stop(): Promise<void>;
}

/** Puts the provider together. */
export function createProvider(options: ProviderOptions): Provider {
  const { database, clock, faults } = options;
  const personas = createPersonas(database, clock);
  const processor = createSimulatedProcessor(database);
  const tickets = createRateLimit(TICKETS_OF_SESSION);
  const services = { ...options, calls: createCallLog(), processor, personas, tickets };
  const handleGraph = createGraphRequestHandler(services, options.development ?? false);
  let keptUp: KeptUp | undefined;
  const catchUp = async (): Promise<void> => keptUp?.catchUp();
  return {
    personas,
    handlePortal: (request) => handleGraph(request) ?? handleFrameSessionRequest(services, request),
    handleCards: (request) => handleCardRequest(services, request),
    handlePanel: (request) => handlePanelRequest({ ...services, catchUp }, request),
    async start() {
      await personas.prepare();
      keptUp = await keepUp({ database, clock, processor });
    },
    async stop() {
      faults.clear();
      await keptUp?.stop();
    },
  };
}

import type { CallLog } from '../../platform/callLog.ts';
import type { SandboxClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { FaultBoard } from '../../platform/fault/faultBoard.ts';
import type { Personas } from '../persona/index.ts';

/** The services that the panel shows and changes. */
export interface PanelServices {
  database: Database;
  clock: SandboxClock;
  faults: FaultBoard;
  calls: CallLog;
  personas: Personas;
  /** Runs what is due by the clock. */
  catchUp(): Promise<void>;
}

/** A request of the panel with the parts of its address. */
export interface PanelCall {
  request: Request;
  services: PanelServices;
  /** The variable part of the path, decoded; empty if the route has none. */
  name: string;
  query: URLSearchParams;
}

import type { CallLog } from '../../platform/callLog.ts';
import type { SandboxClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { FaultBoard } from '../../platform/fault/faultBoard.ts';
import type { Personas } from '../persona/index.ts';

/** What the panel shows and changes. */
export interface PanelServices {
  database: Database;
  clock: SandboxClock;
  faults: FaultBoard;
  calls: CallLog;
  personas: Personas;
  /** Does what is due by the clock. */
  catchUp(): Promise<void>;
}

/** A request of the panel with what its address names. */
export interface PanelCall {
  request: Request;
  services: PanelServices;
  /** The part of the path that a route leaves open, decoded; empty when it leaves none. */
  name: string;
  query: URLSearchParams;
}

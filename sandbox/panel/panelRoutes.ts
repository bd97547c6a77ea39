import { clearCalls, readCalls } from './routes/calls.ts';
import { changeClock, readClock, resetClock } from './routes/clock.ts';
import { clearFaults, listFaults, setFault } from './routes/faults.ts';
import { readAccountLedger, verifyWholeLedger } from './routes/ledger.ts';
import { clonePersona, readPersonas, resetEverybody, resetPersona } from './routes/personas.ts';
import type { PanelCall } from './panelServices.ts';

/** One thing that the panel can be asked for. */
export interface PanelRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path; its group is the name that the route leaves open. */
  path: RegExp;
  answer: (call: PanelCall) => Promise<Response> | Response;
}

/** The panel's JSON API, as `docs/sandbox.md` describes it. */
export const panelRoutes: PanelRoute[] = [
  { method: 'GET', path: /^\/personas$/, answer: readPersonas },
  { method: 'POST', path: /^\/personas\/([^/]+)\/reset$/, answer: resetPersona },
  { method: 'POST', path: /^\/personas\/([^/]+)\/clone$/, answer: clonePersona },
  { method: 'POST', path: /^\/reset$/, answer: resetEverybody },
  { method: 'GET', path: /^\/clock$/, answer: readClock },
  { method: 'PUT', path: /^\/clock$/, answer: changeClock },
  { method: 'DELETE', path: /^\/clock$/, answer: resetClock },
  { method: 'GET', path: /^\/faults$/, answer: listFaults },
  { method: 'POST', path: /^\/faults$/, answer: setFault },
  { method: 'DELETE', path: /^\/faults(?:\/([^/]+))?$/, answer: clearFaults },
  { method: 'GET', path: /^\/ledger$/, answer: verifyWholeLedger },
  { method: 'GET', path: /^\/ledger\/([^/]+)$/, answer: readAccountLedger },
  { method: 'GET', path: /^\/calls$/, answer: readCalls },
  { method: 'DELETE', path: /^\/calls$/, answer: clearCalls },
];

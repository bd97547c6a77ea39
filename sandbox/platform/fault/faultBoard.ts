import { randomUUID } from 'node:crypto';
import type { Fault, FaultEffect, FaultOrder } from './fault.ts';

/** The fault of one call of an operation. */
export interface InjectedFault {
  effect: FaultEffect;
  /** Resolves when the fault is cleared: hanging requests then end. */
  cleared: Promise<void>;
}

/** The faults that are set, in memory only: a restart clears them. */
export interface FaultBoard {
  set(order: FaultOrder): Fault;
  list(): Fault[];
  /** Clears one fault by its id, those of one person, or all. */
  clear(which?: { id: string } | { username: string }): void;
  /** The fault for this call of an operation; each call reduces its `remaining`. */
  inject(operation: string, username: string | undefined): InjectedFault | undefined;
}

interface SetFault {
  fault: Fault;
  cleared: PromiseWithResolvers<void>;
}

/** Creates an empty board. */
export function createFaultBoard(): FaultBoard {
  const faults = new Map<string, SetFault>();

  function remove(id: string): void {
    faults.get(id)?.cleared.resolve();
    faults.delete(id);
  }

  return {
    set(order) {
      const fault = { ...order, id: randomUUID() };
      faults.set(fault.id, { fault, cleared: Promise.withResolvers() });
      return { ...fault };
    },
    list: () =>
      [...faults.values()].filter(({ fault }) => fault.remaining !== 0).map(({ fault }) => ({ ...fault })),
    clear(which) {
      const ids = [...faults.values()]
        .filter(({ fault }) => isMeant(fault, which))
        .map(({ fault }) => fault.id);
      for (const id of ids) remove(id);
    },
    inject(operation, username) {
      for (const { fault, cleared } of faults.values()) {
        if (!doesStrike(fault, operation, username)) continue;
        if (fault.remaining !== undefined) fault.remaining -= 1;
        return { effect: fault.effect, cleared: cleared.promise };
      }
      return undefined;
    },
  };
}

function isMeant(fault: Fault, which: Parameters<FaultBoard['clear']>[0]): boolean {
  if (which === undefined) return true;
  return 'id' in which ? fault.id === which.id : fault.username === which.username;
}

function doesStrike(fault: Fault, operation: string, username: string | undefined): boolean {
  if (fault.remaining === 0) return false;
  if (fault.operation !== '*' && fault.operation !== operation) return false;
  return fault.username === undefined || fault.username === username;
}

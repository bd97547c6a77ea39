import { readFileSync } from 'node:fs';

const stateAndLater = /\) (\S) (?:\S+ ){18}(\S+) /;

/**
 * Describes a running process as `<pid> <start>`, so that a later one with the same id is not mistaken for it.
 * The start is known on Linux only; elsewhere the id alone must do.
 */
export function describeProcess(processId: number): string {
  const start = readStat(processId)?.[2];
  return start === undefined ? String(processId) : `${processId} ${start}`;
}

/** Whether a described process still runs. A zombie, killed but not yet reaped, does not. */
export function isRunning(description: string): boolean {
  const processId = Number(description.split(' ')[0]);
  if (!Number.isInteger(processId) || processId < 1) return false;
  const stat = readStat(processId);
  if (stat !== undefined) return stat[1] !== 'Z' && isSameProcess(describeProcess(processId), description);
  return answersSignals(processId);
}

/** Compares two descriptions. One without a start can only be compared by its id. */
function isSameProcess(actual: string, description: string): boolean {
  return description.includes(' ') ? actual === description : actual.split(' ')[0] === description;
}

function readStat(processId: number): RegExpExecArray | undefined {
  try {
    return stateAndLater.exec(readFileSync(`/proc/${processId}/stat`, 'utf8')) ?? undefined;
  } catch {
    return undefined;
  }
}

function answersSignals(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

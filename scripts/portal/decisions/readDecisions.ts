import { Ajv } from 'ajv';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DecisionRecord } from '../../../engine/build.ts';
import { UsageError } from '../command.ts';

import schema from './decisionRecord.schema.json' with { type: 'json' };

/** A received decision, and when it was made: by the receiver's clock, in milliseconds since the epoch. */
export interface ReceivedDecision {
  at: number;
  record: DecisionRecord;
}

/** Whether a received value has the form of a record. Anybody can send one: its content may be untrue. */
export const isDecisionRecord = new Ajv().compile<DecisionRecord>(schema);

/** A browser holds an event back no longer than this, in milliseconds; a greater delay is not believed. */
const longestDelay = 24 * 3_600_000;

/**
 * Every kept decision below a data folder, the oldest first. Values without the form of a record are left out: anybody can
 * send anything.
 */
export function readDecisions(root: string): ReceivedDecision[] {
  const folder = join(root, 'analytics');
  if (!existsSync(folder)) return [];
  return globSync('*.jsonl', { cwd: folder })
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .flatMap((line) => decisionIn(line) ?? [])
    .sort((a, b) => a.at - b.at);
}

/** An incomplete line has no decision. */
function decisionIn(line: string): ReceivedDecision | undefined {
  if (!line.includes('"decision"')) return undefined;
  try {
    const { received, event } = JSON.parse(line) as { received: string; event: unknown };
    if (!isDecisionRecord(event)) return undefined;
    const at = Date.parse(received) - delayOf(event as { at?: unknown; sent?: unknown });
    return Number.isNaN(at) ? undefined : { at, record: event };
  } catch {
    return undefined;
  }
}

/** How long the browser held the event back, by its own clock: both moments have the same error, which cancels out. */
function delayOf({ at, sent }: { at?: unknown; sent?: unknown }): number {
  const delay = Number(sent) - Number(at);
  return delay >= 0 && delay <= longestDelay ? delay : 0;
}

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * Parses a moment: `30m`, `1h`, `2d` before now, or a date with a time, in UTC unless it has an
 * offset.
 *
 * @returns milliseconds since the epoch
 * @throws UsageError if it is none of these, or to come
 */
export function momentSince(word: string, now: number): number {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(word) ?? [];
  if (unit !== undefined) return now - Number(count) * (units[unit] ?? 0);
  // As it is printed: without an offset, in UTC, whatever zone this machine is in.
  const at = /^\d{4}-\d{2}-\d{2}T[\d:.]+$/.test(word) ? Date.parse(`${word}Z`) : Date.parse(word);
  if (!/^\d{4}-\d{2}-\d{2}/.test(word) || Number.isNaN(at))
    throw new UsageError(`--since takes 30m, 1h, 2d, or a moment such as 2026-11-22T10:05Z, not "${word}".`);
  if (at > now) throw new UsageError(`--since takes a moment that is past: ${word} is to come.`);
  return at;
}

import type { Action, AnalyticsMoment } from '../manifest/index.ts';

/** Something that happened while the portal was used, in names that stand in manifests. */
export type UsageEvent =
  | { kind: 'arrived'; route: string; state?: string; before?: string }
  | { kind: 'pressed'; action: string; target?: string; route?: string }
  /** For the first time in the session. */
  | { kind: 'shown'; banner: string }
  | { kind: 'ended'; sequence: string; operation: string; outcome: string }
  | { kind: 'problem'; code: string }
  /** A call of a pack's service has failed, or code could not be loaded. */
  | ({ kind: 'failed' } & CallFailure)
  /** A condition that events wait for begins to hold: the topic and the event. */
  | { kind: 'begins'; topic: string; event: string }
  | { kind: 'left' };

/** The fields of a failed call that can be recorded, each as text. */
export const failureFields = [
  'code',
  'text',
  'trace',
  'platform',
  'transaction',
  'reason',
  'reasonText',
  'system',
  'source',
] as const;

/**
 * A failure: of a whole `call`; of an `answer` with several errors; of one `error` in such an answer; of the `system`
 * behind the service, by its own code, whatever else the answer says; or of `code` of the portal that could not be
 * loaded, with the error's name, its type as `reason` and the address as `source`.
 */
export type CallFailure = { of: 'call' | 'answer' | 'error' | 'system' | 'code' } & Partial<
  Record<(typeof failureFields)[number], string>
>;

/** The same moments in the form in which they are tracked: no more work than to write them down. */
export type Tracked =
  | Extract<UsageEvent, { kind: 'arrived' | 'shown' | 'ended' | 'problem' | 'failed' }>
  /** An address, as it is, that it was decided about. `waited`: the longest wait for unknown facts was over. */
  | { kind: 'decided'; address: string; waited: boolean }
  | { kind: 'pressed'; does: Action; container?: string };

/** The kinds of moments at which events are sent. */
export type MomentKind = UsageEvent['kind'];

/** The values that an event can take from each kind of moment. */
export const fieldsOfMoment: Readonly<Record<MomentKind, readonly string[]>> = {
  arrived: ['route', 'state', 'before'],
  pressed: ['route', 'action', 'target'],
  shown: ['banner'],
  ended: ['sequence', 'operation', 'outcome'],
  problem: ['code'],
  failed: ['of', ...failureFields],
  begins: [],
  left: [],
};

/** The kind of moment that an event waits for. */
export function momentKind(on: AnalyticsMoment): MomentKind {
  const kinds = Object.keys(fieldsOfMoment) as MomentKind[];
  return kinds.find((kind) => Object.hasOwn(on, kind)) ?? 'left';
}

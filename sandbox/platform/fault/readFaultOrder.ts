import { isRecord } from '../json.ts';
import { refusalCodes } from '../refusal.ts';
import type { FaultEffect, FaultOrder } from './fault.ts';

/** Says what is wrong with an order for a fault. */
export class FaultOrderProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FaultOrderProblem';
  }
}

/**
 * Reads an order for a fault from a JSON object.
 *
 * @throws FaultOrderProblem naming the error and the allowed values.
 */
export function readFaultOrder(body: Record<string, unknown>): FaultOrder {
  const { operation, username, remaining, effect } = body;
  if (typeof operation !== 'string' || operation === '')
    throw new FaultOrderProblem('"operation" must be a text.');
  if (username !== undefined && typeof username !== 'string')
    throw new FaultOrderProblem('"username" must be a text.');
  if (remaining !== undefined && !isCount(remaining)) {
    throw new FaultOrderProblem('"remaining" must be a whole number of at least 1.');
  }
  return {
    operation,
    effect: readEffect(effect),
    ...(username === undefined || username === '' ? {} : { username }),
    ...(remaining === undefined ? {} : { remaining }),
  };
}

const statuses = [401, 429, 500, 503];
const shapes = ['multistatus', 'systemErrorCode', 'failureResponses'];
const timings = ['before', 'after'];

/** Required fields of each kind of effect, with their checks; `timing` is optional. */
const effects: Record<FaultEffect['kind'], Record<string, (value: unknown) => boolean>> = {
  'http-status': { status: oneOf(statuses), timing: optional(oneOf(timings)) },
  'malformed-json': { timing: optional(oneOf(timings)) },
  'html-body': { timing: optional(oneOf(timings)) },
  'failure-body': { shape: oneOf(shapes), timing: optional(oneOf(timings)) },
  drop: { timing: optional(oneOf(timings)) },
  slow: { milliseconds: isCount },
  hang: {},
  'graphql-error': { code: oneOf(refusalCodes), reason: optional(isText), field: optional(isText) },
  decline: {},
  'leave-pending': {},
  'no-answer': {},
  'no-payment-id': {},
};

function readEffect(effect: unknown): FaultEffect {
  if (!isRecord(effect)) throw new FaultOrderProblem('"effect" must be an object.');
  const { kind, ...details } = effect;
  const known = Object.entries(effects).find(([name]) => name === kind);
  if (known === undefined) {
    throw new FaultOrderProblem(`"effect.kind" must be one of ${Object.keys(effects).join(', ')}.`);
  }
  const [, checks] = known;
  const wrong = Object.entries(checks).find(([name, isRight]) => !isRight(details[name]));
  if (wrong !== undefined) throw new FaultOrderProblem(`"effect.${wrong[0]}" does not fit.`);
  const unknown = Object.keys(details).find((name) => !Object.hasOwn(checks, name));
  if (unknown !== undefined) throw new FaultOrderProblem(`"effect.${unknown}" is not known.`);
  return effect as FaultEffect;
}

function oneOf(values: readonly unknown[]): (value: unknown) => boolean {
  return (value) => values.includes(value);
}

function optional(check: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => value === undefined || check(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
}

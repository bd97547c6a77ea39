import { isRecord } from '../json/index.ts';
import type { DecisionRecord } from './decisionRecord.ts';

/** Names as manifests have them, and paths: no blank, no control character, nothing endless. */
const name = /^[\w:./*~-]{1,300}$/;
/** Values of a closed list may be words with blanks, but nothing that a terminal obeys. */
const words = /^[^\p{C}]{0,100}$/u;
const answers = new Set(['entered', 'refused', 'redirected', 'notFound']);
const origins = new Set(['service', 'page', 'storage', 'default']);
const mostFacts = 500;

/** Whether a value that came from anywhere has the form of a record. Anybody can send one: what it says may be untrue. */
export function isDecisionRecord(value: unknown): value is DecisionRecord {
  if (!isRecord(value) || value['event'] !== 'decision') return false;
  const { release, environment, answer, share, route, pattern, to, guards, waited, facts, hidden } = value;
  return (
    (release === '' || isName(release)) &&
    isName(environment) &&
    answers.has(String(answer)) &&
    Number.isInteger(share) &&
    Number(share) >= 1 &&
    Number(share) <= 100 &&
    [route, pattern].every(isNameOrAbsent) &&
    (to === undefined ||
      (isRecord(to) && [to['route'], to['pattern'], to['external']].every(isNameOrAbsent))) &&
    isList(guards, isGuard) &&
    typeof waited === 'boolean' &&
    isFacts(facts) &&
    isList(hidden, isName) &&
    (value['togglesFrom'] === undefined || origins.has(String(value['togglesFrom'])))
  );
}

function isGuard(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { guard, allows, condition, otherwise, because } = value;
  return (
    isName(guard) &&
    typeof allows === 'boolean' &&
    (condition === undefined || typeof condition === 'boolean') &&
    (otherwise === undefined || Number.isInteger(otherwise)) &&
    isList(
      because,
      (each) => isRecord(each) && [each['fact'], each['file'], each['pointer']].every(isNameOrEmpty),
    )
  );
}

function isFacts(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length <= mostFacts &&
    entries.every(
      ([fact, known]) =>
        isName(fact) &&
        (typeof known === 'boolean' ||
          Number.isFinite(known) ||
          (typeof known === 'string' && words.test(known))),
    )
  );
}

function isList(value: unknown, is: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= mostFacts && value.every(is);
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && name.test(value);
}

function isNameOrAbsent(value: unknown): boolean {
  return value === undefined || isName(value);
}

function isNameOrEmpty(value: unknown): boolean {
  return value === '' || isName(value);
}

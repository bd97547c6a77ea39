import { pointerKeys } from '../../../core/json/index.ts';
import type { Condition } from '../../../core/manifest/index.ts';
import type { Requirement } from '../../solver/index.ts';

/** Lists of which only the first that holds counts: of those before, none may hold. */
const firstHoldingLists: ReadonlySet<string> = new Set([
  'otherwise',
  'headers',
  'overrides',
  'variants',
  'transitions',
  'refuse',
]);

/**
 * What a manifest itself says about who sees a part of it: the `when` (and `while`) of everything that the part stands in, and of
 * choices before it that none holds. The condition at the pointer itself does not count.
 */
export function whensAbove(manifest: unknown, pointer: string): Requirement[] {
  const keys = pointerKeys(pointer);
  const requirements: Requirement[] = [];
  let part: unknown = manifest;
  for (const [depth, key] of keys.entries()) {
    if (!isRecord(part)) return requirements;
    if (Array.isArray(part)) requirements.push(...noneBefore(part, key, keys.slice(0, depth)));
    else if (!own.has(key)) requirements.push(...ownOf(part));
    part = part[key];
  }
  return [...requirements, ...(isRecord(part) && !own.has(keys.at(-1) ?? '') ? ownOf(part) : [])];
}

/** Names under which a part says for whom it is there, or while what it counts. */
const own: ReadonlySet<string> = new Set(['when', 'while']);

function ownOf(part: Readonly<Record<string, unknown>>): Requirement[] {
  return [...own].flatMap((name) => {
    const condition = part[name];
    return isRecord(condition) ? [{ condition: condition as unknown as Condition, is: true }] : [];
  });
}

function noneBefore(list: readonly unknown[], key: string, path: readonly string[]): Requirement[] {
  const isOutcome = path.at(-2) === 'outcomes';
  if (!isOutcome && !firstHoldingLists.has(path.at(-1) ?? '')) return [];
  return list
    .slice(0, Number(key))
    .flatMap((choice) => (isRecord(choice) ? ownOf(choice) : []))
    .map(({ condition }) => ({ condition, is: false }));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

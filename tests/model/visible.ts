import type { Evaluator, SourceLocation } from '../../engine/core/decision/index.ts';
import { ownValue } from '../../engine/core/json/index.ts';
import type { Condition, SequenceManifest } from '../../engine/core/manifest/index.ts';

/** A button that can be pressed: its words, and which of those with the same words it is. */
export interface VisibleControl {
  event: string;
  /** Copy key. */
  label: string;
  nth: number;
}

/** What a state shows. */
export interface Visible {
  /** Copy keys of the words of its parts. */
  words: readonly string[];
  controls: readonly VisibleControl[];
}

/** Looks at the body and the buttons of a step, dialog or result. */
export function visibleAt(evaluator: Evaluator, id: string, manifest: SequenceManifest, at: string): Visible {
  const state = stateAt(manifest, at);
  const words: string[] = [];
  const labels: { event: string; label: string }[] = [];
  const location = { kind: 'sequence', id, pointer: '', subject: at } as const;
  for (const part of ['body', 'actions']) {
    for (const shown of shownIn(evaluator, location, Reflect.get(state, part))) {
      words.push(...wordsOf(shown), ...wordsOf(Reflect.get(shown, 'settings')));
      const event = eventOf(shown);
      const [label] = wordsOf(shown);
      if (event !== undefined && label !== undefined) labels.push({ event, label });
    }
  }
  const controls = labels.map(({ event, label }, index) => ({
    event,
    label,
    nth: labels.slice(0, index).filter((other) => other.label === label).length,
  }));
  return { words, controls };
}

/** The words of everything that a state shows only sometimes: copy keys. Those of the way out show always. */
export function sometimesAt(manifest: SequenceManifest, at: string): readonly string[] {
  const parts: object[] = [];
  const collect = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || isOfEach(part)) return;
    if ('when' in part) parts.push(part, ...settingsOf(part));
    Object.values(part).forEach(collect);
  };
  const state = stateAt(manifest, at);
  for (const part of ['body', 'actions']) collect(Reflect.get(state, part));
  const always = wordsOf(manifest.exit);
  return [...new Set(parts.flatMap(wordsOf))].filter((key) => !always.includes(key));
}

/** What a part itself says; of what it lists, only points show whenever it does. */
function settingsOf(part: object): object[] {
  const { settings } = part as { settings?: { points?: object[] } };
  return settings ? [settings, ...(settings.points ?? [])] : [];
}

function stateAt({ steps, dialogs, results }: SequenceManifest, at: string): object {
  return ownValue(steps, at) ?? ownValue(dialogs, at) ?? ownValue(results, at) ?? {};
}

/** Every object in a part of a manifest whose conditions, and those around it, hold. */
function shownIn(evaluator: Evaluator, location: SourceLocation, part: unknown): object[] {
  if (typeof part !== 'object' || part === null || isOfEach(part)) return [];
  const { when } = part as { when?: Condition };
  if (when && evaluator.evaluate(when, location) !== true) return [];
  const inside = Object.entries(part).flatMap(([name, value]) =>
    name === 'when' ? [] : shownIn(evaluator, location, value),
  );
  return Array.isArray(part) ? inside : [part, ...inside];
}

/** What is said of each of several things asks about that one: of those the model knows nothing. */
function isOfEach(part: object): boolean {
  return Reflect.get(part, 'widget') === 'content/each';
}

function eventOf(control: object): string | undefined {
  const { do: action } = control as { do?: { send?: string } };
  return action?.send;
}

/** The words that stand directly in an object. */
function wordsOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return ['label', 'value', 'title', 'text', 'detail'].flatMap((name) => {
    const copy: unknown = Reflect.get(part, name);
    const key: unknown = typeof copy === 'object' && copy !== null ? Reflect.get(copy, 'key') : copy;
    return typeof key === 'string' && /^[\w-]+:[\w.-]+$/.test(key) ? [key] : [];
  });
}

import { ownValue, pointerKeys } from '../../core/json/index.ts';
import { manifestOf } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { transitionLists } from '../link/index.ts';
import type { Element } from '../outline/index.ts';

/** Where in a sequence something stands that an event or the end of an operation brings about. */
export interface SequencePlace {
  state: string;
  /** The event of a state, or the outcome of an operation. */
  trigger: string;
  /** It decides what is sent once, or what is said and done after that. */
  isSending: boolean;
}

/** The event of a state, or the outcome of an operation, that something belongs to; undefined for anything else. */
export function sequencePlace(
  site: Site,
  { kind, id, pointer }: Element['location'],
): SequencePlace | undefined {
  const [, state = '', list, trigger] = pointerKeys(pointer);
  if (kind !== 'sequence' || trigger === undefined || (list !== 'on' && list !== 'outcomes'))
    return undefined;
  const manifest = manifestOf(site.manifests, 'sequence', id);
  const isSent = (name = ''): boolean => ownValue(manifest?.operations, name)?.sends === 'once';
  const own = manifest
    ? transitionLists(manifest).find((each) => each.state === state && each.trigger === trigger)
    : undefined;
  return {
    state,
    trigger,
    isSending: isSent(state) || (own?.transitions.some(({ to }) => isSent(to)) ?? false),
  };
}

/** A line with its place before it: `review · pay: to pay-now`. */
export function placed({ state, trigger }: SequencePlace, text: string): string {
  return text.startsWith(`${trigger}:`) ? `${state} · ${text}` : `${state} · ${trigger}: ${text}`;
}

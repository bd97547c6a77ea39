import type { ExplainedAtom } from '../../core/condition/index.ts';
import type { AtomValue } from '../../core/fact/index.ts';
import { manifestOf } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';

/** What stands in the place of a value that would tell who somebody is, or that somebody has typed. */
const hidden = '•••';

/** Whether a value must not be shown: a personal fact, or a text that a sequence collects, typed or an opaque id. */
export function isPrivate({ vocabulary, manifests }: Site, name: string): boolean {
  const atom = vocabulary.atomOf(name);
  if (!atom) return false;
  const { data = {} } = manifestOf(manifests, 'sequence', atom.source) ?? {};
  return atom.personal || data[name.slice(atom.source.length + 1)]?.type === 'text';
}

/** A value as it may be shown: what is private only as being known. */
export function shownValue(value: AtomValue | undefined, isHidden: boolean): string {
  if (value === undefined) return 'not known';
  return isHidden && value !== '' ? hidden : String(value);
}

/** What was known of a fact that a decision has asked, as it may be shown. */
export function shownAtom(site: Site, { name, actual }: ExplainedAtom): string {
  return shownValue(actual, isPrivate(site, name));
}

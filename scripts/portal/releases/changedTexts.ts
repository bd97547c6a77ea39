import { isDeepStrictEqual } from 'node:util';
import { manifestAt, type SourceFile } from '../../../engine/build.ts';
import { sourcesOf, type PortalTexts } from '../portalTexts.ts';

/** The changed manifests and sentences, a line each: `adds banner storm`. Formatting and order do not count. */
export function changedTexts(before: PortalTexts, after: PortalTexts): string[] {
  return [...changedManifests(before, after), ...changedSentences(before, after)];
}

function changedManifests(before: PortalTexts, after: PortalTexts): string[] {
  const old = valuesOf(before.manifests);
  const now = valuesOf(after.manifests);
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((path) => {
    const verb = verbFor(old.get(path), now.get(path));
    return verb === undefined ? [] : [`${verb} ${nameOf(path)}`];
  });
}

function valuesOf(files: readonly SourceFile[]): ReadonlyMap<string, unknown> {
  return new Map(files.map(({ path, text }) => [path, JSON.parse(text) as unknown]));
}

function changedSentences(before: PortalTexts, after: PortalTexts): string[] {
  const [old, now] = [before, after].map((texts) => sourcesOf(texts).locales);
  const languages = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])].sort();
  return languages.flatMap((language) => {
    const [past, present] = [old?.[language] ?? {}, now?.[language] ?? {}];
    const namespaces = [...new Set([...Object.keys(past), ...Object.keys(present)])].sort();
    return namespaces.flatMap((namespace) => {
      const counted = countChanges(past[namespace] ?? {}, present[namespace] ?? {});
      return counted === '' ? [] : [`${language}: ${counted} in ${namespace}`];
    });
  });
}

function countChanges(old: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): string {
  const counts = { adds: 0, changes: 0, removes: 0 };
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const verb = verbFor(old[key], now[key]);
    if (verb) counts[verb] += 1;
  }
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([verb, count]) => `${verb} ${count} ${count === 1 ? 'sentence' : 'sentences'}`)
    .join(', ');
}

function verbFor(before: unknown, after: unknown): 'adds' | 'changes' | 'removes' | undefined {
  if (before === undefined) return 'adds';
  if (after === undefined) return 'removes';
  return isDeepStrictEqual(before, after) ? undefined : 'changes';
}

function nameOf(path: string): string {
  const found = manifestAt(path);
  if (!found) return path;
  return found.kind === found.id ? found.kind : `${found.kind} ${found.id}`;
}

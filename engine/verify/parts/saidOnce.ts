import type { ReadManifest } from '../load/index.ts';
import type { Problem } from '../problem/index.ts';

/** What may well be so at one of the places where a part is used, as long as it is not so at all of them. */
const soEverywhere: readonly string[] = ['covered-choice', 'never-holds-here'];

/** What is found again wherever a part is used is wrong once: in the part. The first place stands for all. */
export function saidOnce(problems: readonly Problem[], manifests: readonly ReadManifest[]): Problem[] {
  const byFile = new Map(manifests.map(({ file, json }) => [file, json]));
  const all = new Set(problems.map((each) => identityOf(each, each.place.pointer)));
  const said = new Map<string, Problem>();
  for (const found of problems) {
    const { file, pointer } = found.place;
    const json = byFile.get(file);
    const isSo = (twin: string): boolean => all.has(identityOf(found, twin));
    if (json && soEverywhere.includes(found.code) && !json.twinsOf(pointer).every(isSo)) continue;
    const identity = `${identityOf(found, json?.standsAt(pointer) ?? pointer)} ${found.message}`;
    if (!said.has(identity)) said.set(identity, found);
  }
  return [...said.values()];
}

function identityOf({ code, place }: Problem, pointer: string): string {
  return `${code} ${place.file} ${pointer}`;
}

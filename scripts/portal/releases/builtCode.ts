import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestAt, manifestPath } from '../../../engine/core/manifest/index.ts';
import { errorsAmong, problem, type Problem } from '../../../engine/core/problem/index.ts';
import { loadPortal, type PortalSources } from '../../../engine/verify/index.ts';
import { sourcesOf, type PortalTexts } from '../portalTexts.ts';

/** What a portal's code says a release may use: its schemas, and what its packs register. */
export type PortalCode = Pick<PortalSources, 'schemas' | 'packs'>;

/** Where the build writes down what its code can show. The edge serves no name that begins with a dot. */
export const builtCode = '.release-code.json';

/** The file's text. */
export function codeText({ schemas, packs }: PortalCode): string {
  return JSON.stringify({ schemas: [...schemas], packs });
}

/**
 * Why the code of a built portal cannot show what the present code can. Nothing is wrong where it can, and where it is
 * not known what the built code can do.
 *
 * @param builtPortal folder of the portal that is deployed
 * @param code the present code: with it the texts were found to be right
 */
export function beyondBuiltCode(builtPortal: string, texts: PortalTexts, code: PortalCode): Problem[] {
  const file = join(builtPortal, builtCode);
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  if (text === codeText(code)) return [];
  const built = JSON.parse(text) as { schemas: [string, never][]; packs: PortalCode['packs'] };
  const schemas = new Map(built.schemas);
  const unknown = ofUnknownKinds(texts, [...schemas.keys()]);
  if (unknown.length > 0) return unknown;
  const { manifests, problems } = loadPortal({ ...sourcesOf(texts), schemas, packs: built.packs });
  const lost = (code.packs.sources ?? []).filter(
    (group) => Object.hasOwn(manifests.facts, group) && !built.packs.sources?.includes(group),
  );
  return [
    ...errorsAmong(problems),
    ...lost.map((name) => {
      const place = { file: manifestPath('facts', name), pointer: '' };
      return problem('unknown-reference', { kind: 'source', name }, place, built.packs.sources ?? []);
    }),
  ];
}

/** Kinds of manifests that came after the build: its schemas say nothing of them. */
function ofUnknownKinds({ manifests }: PortalTexts, schemas: readonly string[]): Problem[] {
  return manifests.flatMap(({ path }) => {
    const name = manifestAt(path)?.kind;
    if (name === undefined || schemas.includes(`schemas/${name}.schema.json`)) return [];
    return [problem('unknown-reference', { kind: 'kind of manifest', name }, { file: path, pointer: '' })];
  });
}

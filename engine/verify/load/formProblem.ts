import { problem, type Problem } from '../../core/problem/index.ts';
import { bundleFormat } from '../../core/release/index.ts';
import type { ReadManifest } from './readManifests.ts';

/**
 * That a portal is written in another form than the present one: said alone, for the schemas would find a hundred things
 * that all come from this. No form at all, and one that is no number, is the schema's business.
 */
export function formProblem(manifests: readonly ReadManifest[]): Problem | undefined {
  const site = manifests.find(({ kind }) => kind === 'site');
  if (!site) return undefined;
  const { value, lineAt } = site.json;
  const form = typeof value === 'object' && value !== null && 'form' in value ? value.form : undefined;
  if (typeof form !== 'number' || form === bundleFormat) return undefined;
  return problem(
    form < bundleFormat ? 'older-form' : 'newer-form',
    { form, present: bundleFormat },
    { file: site.file, pointer: '/form', line: lineAt('/form') },
  );
}

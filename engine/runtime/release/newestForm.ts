import type { ManifestSet } from '../../core/manifest/index.ts';
import { bundleFormat } from '../../core/release/index.ts';
import type { Bundle } from './release.ts';

/**
 * A bundle in the form that this engine understands: that of one that was written in an older form is brought to it, with
 * code that only such a bundle needs. Its `format` stays what its files are written in. Rejects when it cannot be brought.
 */
export async function inNewestForm(bundle: Bundle): Promise<Bundle> {
  if (bundle.format === bundleFormat) return bundle;
  const { migrate } = await import('../../core/migrate/index.ts');
  const { manifests } = migrate(bundle.manifests, bundle.format);
  return { ...bundle, manifests: manifests as ManifestSet };
}

/** The same for a page or sequence that is a file of its own. */
export async function partInNewestForm(
  kind: string,
  id: string,
  part: object,
  form: number,
): Promise<object> {
  if (form === bundleFormat) return part;
  const { migrate } = await import('../../core/migrate/index.ts');
  return migrate({ [kind]: { [id]: part } }, form).manifests[kind]?.[id] as object;
}

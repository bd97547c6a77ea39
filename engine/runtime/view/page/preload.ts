import type { RunAction, SequenceManifest } from '../../../core/manifest/index.ts';
import type { Portal } from '../../portal/index.ts';
import { widgetOf } from '../slot/useWidget.ts';

/**
 * Loads everything that a sequence, or an operation outside of one, may have to show: the code of its widgets, its sentences
 * and those of its errors and dialogs. Failed parts are loaded again. Rejects if something cannot be loaded.
 */
export async function preload(portal: Portal, manifest: SequenceManifest | RunAction): Promise<void> {
  const { loads, copy, presentation, site } = portal;
  loads.forgetFailures();
  const found = { widgets: new Set<string>(), namespaces: new Set<string>(), errors: new Set<string>() };
  collect(manifest, found);
  for (const id of found.errors) collect(site.manifests.error[id], found);
  await Promise.all([
    copy.ensure([...found.namespaces]),
    presentation.prepare?.(),
    ...[...found.widgets].map((id) => widgetOf(portal, id)),
  ]);
}

interface Found {
  widgets: Set<string>;
  namespaces: Set<string>;
  errors: Set<string>;
}

/** The key of a sentence in a manifest: namespace and path. */
const sentence = /^([a-z][a-z0-9-]*):[A-Za-z0-9_.-]+$/;

/** The properties of manifests that name an error. */
const saysAnError = new Set(['error', 'ifFailed', 'ifNotKnown']);

function collect(part: unknown, found: Found): void {
  if (typeof part === 'string') {
    const [, namespace] = sentence.exec(part) ?? [];
    if (namespace !== undefined) found.namespaces.add(namespace);
  }
  if (typeof part !== 'object' || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    if (name === 'widget' && typeof value === 'string') found.widgets.add(value);
    else if (saysAnError.has(name) && typeof value === 'string') found.errors.add(value);
    else collect(value, found);
  }
}

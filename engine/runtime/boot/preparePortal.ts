import type { Portal } from '../portal/index.ts';
import type { Bundle } from '../release/index.ts';

/**
 * Loads everything that another release needs to show the present page: its sentences, the page, the functions of derived
 * facts. So nothing flickers when it replaces the release before. Rejects if something cannot be loaded.
 */
export async function preparePortal(
  next: Portal,
  { copy }: Pick<Bundle, 'copy'>,
  before: Portal,
): Promise<void> {
  const known = copy[next.copy.language()] ?? {};
  const namespaces = before.copy.used().filter((namespace) => Object.hasOwn(known, namespace));
  const { path } = next.history.current();
  const route = next.site.manifests.route[next.site.routes.match(path)?.route ?? ''];
  await Promise.all([
    next.copy.ensure(namespaces),
    route?.page === undefined ? undefined : next.parts.page(route.page),
    route?.sequence === undefined ? undefined : next.parts.sequence(route.sequence),
    next.sources.prepare(derivedSlots(next, before)),
  ]);
}

/** Derived facts that were known before. */
function derivedSlots({ site }: Portal, before: Portal): number[] {
  const { atoms } = before.site.vocabulary;
  return atoms.flatMap(({ name, derivedFrom }) =>
    derivedFrom && before.store.read(name) !== undefined ? (site.vocabulary.slotOf(name) ?? []) : [],
  );
}

import type { Portal } from '../portal/index.ts';
import type { Bundle } from '../release/index.ts';

/**
 * Loads what another release needs to show the present page at once: its sentences, the page itself, the functions of
 * what is derived. So that nothing flickers when it takes the place of the release before. Rejects when one cannot be had.
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

/** What is derived and was known before. */
function derivedSlots({ site }: Portal, before: Portal): number[] {
  const { atoms } = before.site.vocabulary;
  return atoms.flatMap(({ name, derivedFrom }) =>
    derivedFrom && before.store.read(name) !== undefined ? (site.vocabulary.slotOf(name) ?? []) : [],
  );
}

import type { DialogManifest } from '../../core/manifest/index.ts';
import type { Change } from './change.ts';
import type { ComparedPlace, Comparison, Side } from './side.ts';

/**
 * Of two dialogs that are both open the more urgent one shows first. Tells which two have changed places, and for whom: those
 * to whom one opens by itself while the other does, too, or is opened by hand.
 */
export function compareOrder(
  { before, after, sets }: Comparison,
  { bothShown, ...place }: ComparedPlace,
  routes: { before: string; after: string },
): readonly Change[] {
  const was = dialogsOf(before);
  const is = dialogsOf(after);
  const both = Object.keys(is)
    .filter((id) => was[id])
    .sort();
  return both.flatMap((id, index) =>
    both.slice(index + 1).flatMap((other): Change[] => {
      if (isFirst(was, id, other) === isFirst(is, id, other)) return [];
      const open = [id, other].flatMap((each) => [
        before.holds(was[each]?.when, routes.before),
        after.holds(is[each]?.when, routes.after),
      ]);
      const assignments = sets.and([...open, bothShown]);
      const [first, second] = isFirst(is, id, other) ? [id, other] : [other, id];
      const text = `dialog ${first} shows before dialog ${second}`;
      return sets.isEmpty(assignments)
        ? []
        : [{ kind: 'reads', text, before: 'the other way round', ...place, assignments }];
    }),
  );
}

type Dialogs = Readonly<Record<string, DialogManifest>>;

function dialogsOf({ portal }: Side): Dialogs {
  return portal.site.manifests.dialog;
}

function isFirst(dialogs: Dialogs, id: string, other: string): boolean {
  return (dialogs[id]?.priority ?? 0) > (dialogs[other]?.priority ?? 0);
}

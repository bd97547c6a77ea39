import { arrive, type Arrival } from '../../core/arrival/index.ts';
import { formatArrival, toAddress } from '../../core/explanation/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { Diagram } from '../diagram/index.ts';
import { casesOf } from '../picture/index.ts';
import type { Change } from './change.ts';
import type { Comparison, Side } from './side.ts';

/** What becomes of those who come to an address, and who is shown something there on both sides. */
export interface ComparedArrival {
  changes: readonly Change[];
  bothShown: Diagram;
}

const shown = 'shown';

/**
 * Compares where an address leads. It is asked twice, the second time with a way back, as somebody has who was asked to
 * sign in: some guards and redirects do something else then.
 */
export function compareArrival(comparison: Comparison, address: string): ComparedArrival {
  const { sets, possible } = comparison;
  const plain = compareWay(comparison, address);
  const back = compareWay(comparison, `${address}?${wayBack(comparison)}`);
  const told = sets.or([comparison.diagrams.leaf(false), ...plain.changes.map(({ worlds }) => worlds)]);
  const others = back.changes
    .map((change) => ({ ...change, worlds: sets.without(change.worlds, told) }))
    .filter(({ worlds }) => !sets.isEmpty(worlds));
  return { changes: [...plain.changes, ...others], bothShown: sets.and([plain.bothShown, possible]) };
}

function wayBack({ after }: Comparison): string {
  const { manifest, manifests } = after.portal.site;
  const target = manifests.route[manifest.routes.signedInHome]?.path ?? '/';
  return new URLSearchParams({ [manifest.session.returnParameter]: target, kept: 'yes' }).toString();
}

function compareWay(comparison: Comparison, asked: string): ComparedArrival {
  const { before, after, sets, possible, diagrams } = comparison;
  const [from, to] = [waysOf(before, asked, comparison), waysOf(after, asked, comparison)];
  const free = sets.not(possible);
  const changes = [...to].flatMap(([text, arriving]) =>
    [...from].flatMap(([was, left]): Change[] => {
      const worlds = text === was ? diagrams.leaf(false) : sets.and([left, arriving, possible]);
      return sets.isEmpty(worlds) ? [] : [{ kind: 'leads', text, before: was, address: asked, worlds, free }];
    }),
  );
  const nobody = diagrams.leaf(false);
  return { changes, bothShown: sets.and([from.get(shown) ?? nobody, to.get(shown) ?? nobody]) };
}

/** Who is shown something at an address, on one side. */
export function showsAt(comparison: Comparison, side: Side, address: string): Diagram {
  return waysOf(side, address, comparison).get(shown) ?? comparison.diagrams.leaf(false);
}

function waysOf(side: Side, asked: string, { sets }: Comparison): Map<string, Diagram> {
  const { site } = side.portal;
  const address = toAddress(asked);
  const cases = casesOf(site, (asker) => wayText(site, address.path, arrive(asker, address, true)));
  const ways = new Map<string, Diagram[]>();
  for (const { outcome, when } of cases) ways.set(outcome, [...(ways.get(outcome) ?? []), side.holds(when)]);
  return new Map([...ways].map(([text, worlds]) => [text, sets.or(worlds)]));
}

/** What is shown there is compared line by line; here only whether something is. */
function wayText(site: Site, path: string, arrival: Arrival): string {
  if (arrival.kind !== 'show') return formatArrival(arrival);
  const own = site.manifests.route[arrival.route]?.path === path;
  return arrival.route === site.manifest.routes.notFound && !own ? 'is not found' : shown;
}

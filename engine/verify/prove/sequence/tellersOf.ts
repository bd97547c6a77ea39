import { ownValue } from '../../../core/json/index.ts';
import { askedTogether } from './askedTogether.ts';
import type { Journeys } from './journeys.ts';

type Told = Pick<Journeys, 'site' | 'sequence'>;

/**
 * The facts by which a person is told a value that is sent: each is enough. Money and days are told as they are; of what
 * the customer was asked anything counts that the same widget keeps, as the last four digits of a card do for its id. None:
 * it is neither, and for machines, as the id of an account is.
 */
export function tellersOf(journeys: Told, fact: string): string[] {
  const { id, manifest } = journeys.sequence;
  const type = typeOf(journeys, fact);
  if (type !== undefined && type !== 'text') return withDerived(journeys, [fact]);
  const own = (names: readonly string[]): string[] => names.map((name) => `${id}.${name}`);
  const asked = Object.values(manifest.steps).flatMap(({ fields = {} }) => own(Object.keys(fields)));
  if (!asked.includes(fact)) return [];
  const together = askedTogether(manifest).filter(({ data }) => own(data).includes(fact));
  return withDerived(journeys, [fact, ...together.flatMap(({ data }) => own(data))]);
}

/** With what is computed from them and is of the same type: the day as it was typed, and the day. */
function withDerived(journeys: Told, facts: readonly string[]): string[] {
  const derived = journeys.site.vocabulary.atoms.filter(({ name, derivedFrom = [] }) =>
    derivedFrom.some(
      (from) => facts.includes(from) && typeOf(journeys, from) === (typeOf(journeys, name) ?? ''),
    ),
  );
  return [...new Set([...facts, ...derived.map(({ name }) => name)])];
}

/** What a value is that is only shown: money, a day, a text. Undefined: conditions ask it. */
function typeOf({ site, sequence: { id, manifest } }: Told, fact: string): string | undefined {
  const data = fact.startsWith(`${id}.`) ? ownValue(manifest.data, fact.slice(id.length + 1)) : undefined;
  if (data) return 'values' in data || data.type === 'boolean' ? undefined : data.type;
  const { vocabulary } = site;
  const domain = vocabulary.atoms[vocabulary.slotOf(fact) ?? -1]?.domain;
  return domain?.kind === 'open' ? domain.format : undefined;
}

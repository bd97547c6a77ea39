import { assignmentOf } from '../../core/fact/index.ts';
import { createConditions } from '../../core/condition/index.ts';
import { pointerTo, type Place } from '../../core/json/index.ts';
import type { EnumField, RecordManifest } from '../../core/manifest/index.ts';
import { mustBe, problem, type Problem } from '../problem/index.ts';
import { absent, factsOfItem, readItem } from '../../core/record/index.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';

/** The properties of a record's fields are consistent, and its samples fit them. */
export const records: LinkCheck = (context) =>
  Object.entries(context.manifests.record).flatMap(([id, record]) => {
    const at = (pointer: string): Place => context.placeOf('record', id, pointer);
    return [
      ...ownFields(record, at),
      ...Object.entries(record.fields).flatMap(([name, field]) => {
        const pointer = pointerTo('/fields', name);
        if (field.type === 'enum') return values(`${id}.${name}`, field, (inner) => at(pointer + inner));
        const isEmpty = field.type === 'integer' && field.maximum < field.minimum;
        const expected = isEmpty ? `at least ${field.minimum}, the minimum` : '';
        return mustBe(!isEmpty, expected, at(`${pointer}/maximum`));
      }),
      ...samples(context, id, record, at),
    ];
  });

type At = (pointer: string) => Place;

/** The key is a field of type `id` that is never absent; the field that orders exists and is no key. */
function ownFields({ key, fields, many: { order } }: RecordManifest, at: At): Problem[] {
  const ids = Object.keys(fields).filter((name) => fields[name]?.type === 'id' && !fields[name].mayBeAbsent);
  const others = Object.keys(fields).filter((name) => fields[name]?.type !== 'id');
  return [
    ...mustBe(ids.includes(key), 'a field of the type id, which is never absent', at('/key'), ids),
    ...mustBe(
      order === undefined || others.includes(order.by),
      'a field that is no key',
      at('/many/order/by'),
      others,
    ),
  ];
}

function values(fact: string, { values: known, tones = {}, otherwise }: EnumField, at: At): Problem[] {
  const named: [string, string][] = Object.keys(tones).map((value) => [value, pointerTo('/tones', value)]);
  if (otherwise !== undefined) named.push([otherwise, '/otherwise']);
  const reserved = known.indexOf(absent);
  return [
    ...mustBe(
      reserved < 0,
      `another name than "${absent}", which means that there is none`,
      at(`/values/${reserved}`),
    ),
    ...named
      .filter(([value]) => !known.includes(value))
      .map(([value, pointer]) => problem('unknown-value', { fact, value }, at(pointer), known)),
  ];
}

/** Samples are things that there can be, each with a key of its own. */
function samples(
  { manifests, vocabulary }: LinkContext,
  id: string,
  record: RecordManifest,
  at: At,
): Problem[] {
  const conditions = createConditions(vocabulary, manifests.condition);
  return Object.entries(record.samples).flatMap(([name, items]) => {
    const keys = new Set<unknown>();
    return items.flatMap((given, index): Problem[] => {
      const place = at(`${pointerTo('/samples', name)}/${index}`);
      const item = readItem(record, given);
      if (typeof item === 'string') {
        const inner = Object.hasOwn(given, item) ? pointerTo(place.pointer, item) : place.pointer;
        return mustBe(false, `a ${id}: its "${item}" does not fit`, at(inner));
      }
      const key = item[record.key];
      if (keys.has(key)) return [problem('duplicate-name', { kind: 'key', name: String(key) }, place)];
      keys.add(key);
      const assignment = assignmentOf(vocabulary, factsOfItem(id, record, item));
      const broken = record.always?.find(({ holds }) => conditions.compile(holds)(assignment) === false);
      const rule = broken?.description.replace(/\.$/, '') ?? '';
      return mustBe(!broken, `what the record says of each: ${rule}`, place);
    });
  });
}

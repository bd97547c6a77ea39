import { atomsOf } from '../../core/condition/index.ts';
import { ownValue, partAt, type Place, pointerTo } from '../../core/json/index.ts';
import type { LinkValue, RecordField, RouteLink } from '../../core/manifest/index.ts';
import { parametersOf } from '../../core/route/index.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';
import type { ListSettings, Used } from './usages.ts';
import { mustBe, mustHave, problem, type Problem } from '../problem/index.ts';

/** Fields are asked only where one thing of their record is looked at; they are shown and sent only as they may be. */
export const recordUses: LinkCheck = (context) => [
  ...context.usages.references.flatMap((used) => [
    ...outside(context, used),
    ...unaskable(context, used),
    ...unshown(context, used),
  ]),
  ...context.usages.routeLinks.flatMap((used) => sent(context, used)),
  ...subjects(context),
];

/** Finds fields asked where no thing of their record is looked at; named conditions and record rules may ask anywhere. */
function outside({ manifests }: LinkContext, { kind, value, place, manifest, about }: UsedName): Problem[] {
  if (manifest.kind === 'condition' || manifest.kind === 'record') return [];
  return factsBehind(manifests, kind, value).flatMap((name) => {
    const [record = ''] = name.split('.');
    if (!Object.hasOwn(manifests.record, record) || Object.hasOwn(manifests.facts, record)) return [];
    // A misspelt record is reported by `references`; its consequences are not.
    if (about.some((each) => each === record || !Object.hasOwn(manifests.record, each))) return [];
    return [problem('no-item-here', { name, record }, place)];
  });
}

/** Finds records asked for with fields of another thing where that thing is not looked at. */
function unaskable({ manifests }: LinkContext, { kind, value, place, about }: UsedName): Problem[] {
  const parameters = kind === 'record' ? ownValue(manifests.record, value)?.many.with : undefined;
  return Object.values(parameters ?? {}).flatMap((name) => {
    const [record = ''] = name.split('.');
    const isField = Object.hasOwn(manifests.record, record) && !Object.hasOwn(manifests.facts, record);
    return isField && !about.includes(record) ? [problem('no-item-here', { name, record }, place)] : [];
  });
}

type UsedName = LinkContext['usages']['references'][number];

function factsBehind(manifests: LinkContext['manifests'], kind: string, name: string): string[] {
  if (kind === 'fact' || kind === 'field') return [name];
  if (kind !== 'condition') return [];
  return [...atomsOf({ condition: name }, (id) => ownValue(manifests.condition, id)?.when)];
}

/** A field in a column or line has a label, words for its values, and is no key. */
function unshown(context: LinkContext, { kind, value, place, manifest }: UsedName): Problem[] {
  const field = kind === 'field' ? fieldOf(context, value) : undefined;
  if (!field) return [];
  const sibling = (name: string): unknown =>
    partAt(manifest.json.value, place.pointer.replace(/[^/]+$/, name));
  // Searching a field does not show it.
  if (/\/search\/fields\/\d+$/.test(place.pointer)) return [];
  // Things are grouped by a key under a sentence.
  if (place.pointer.endsWith('/by') && sibling('text') !== undefined) return [];
  if (field.type === 'id') return mustBe(false, 'a field that can be shown: this is a key', place);
  const needed =
    field.type === 'enum' || field.type === 'boolean' ? (['label', 'words'] as const) : (['label'] as const);
  const [record = '', name = ''] = value.split('.');
  const isNamedHere = sibling('label') !== undefined;
  return needed
    .filter((property) => !Object.hasOwn(field, property) && !(property === 'label' && isNamedHere))
    .map((property) =>
      problem(
        'missing-property',
        { name: property, meaning: `${meanings[property]}, for ${whereOf(place)} shows it` },
        context.placeOf('record', record, pointerTo('/fields', name)),
      ),
    );
}

const meanings = { label: 'what it is called', words: 'how its values read' };

function whereOf({ file, line, pointer }: Place): string {
  return line === undefined ? `${file} (${pointer})` : `${file}:${line}`;
}

function fieldOf({ manifests }: LinkContext, name: string): RecordField | undefined {
  const [record = '', field = ''] = name.split('.');
  return ownValue(ownValue(manifests.record, record)?.fields, field);
}

/** Fields in an address always have a value and are not personal. */
function sent(context: LinkContext, { value: link, place }: Used<RouteLink>): Problem[] {
  return (['params', 'query'] as const).flatMap((part) =>
    Object.entries<LinkValue>(link[part] ?? {}).flatMap(([parameter, value]) => {
      const name = typeof value === 'object' && 'fact' in value ? value.fact : '';
      const field = fieldOf(context, name);
      const atom = context.vocabulary.atoms[context.vocabulary.slotOf(name) ?? -1];
      const at = { ...place, pointer: pointerTo(`${place.pointer}/${part}`, parameter) };
      if (field?.personal ?? atom?.personal) return [problem('personal-in-address', { name }, at)];
      if (!field || typeof value === 'string') return [];
      const isMissing = field.mayBeAbsent !== undefined && value.otherwise === undefined && !link.otherwise;
      return isMissing && part === 'params' ? [problem('may-be-absent', { name }, at)] : [];
    }),
  );
}

/**
 * A page or sequence about one thing has routes with the thing's key in their path, and its record says what shows if
 * there is no such thing. A sequence whose facts say which thing is meant may have routes without the key, too.
 */
function subjects(context: LinkContext): Problem[] {
  return (['page', 'sequence'] as const).flatMap((kind) => subjectsOf(context, kind));
}

function subjectsOf({ manifests, placeOf }: LinkContext, kind: 'page' | 'sequence'): Problem[] {
  return Object.entries(manifests[kind]).flatMap(([id, { subject }]) => {
    if (!subject) return [];
    const record = ownValue(manifests.record, subject.record);
    const routes = Object.values(manifests.route).filter((route) => route[kind] === id);
    const parameters = routes.map(({ path }) => parametersOf(path));
    const known = [...new Set(parameters.flat())];
    const isUsual = Object.values(manifests.facts).some(
      ({ about }) => about?.key !== undefined && about.record === subject.record,
    );
    const isNamed = (names: readonly string[]): boolean => names.includes(subject.param);
    return [
      ...mustBe(
        kind === 'sequence' && isUsual ? parameters.some(isNamed) : parameters.every(isNamed),
        `a parameter of every route that shows the ${kind}`,
        placeOf(kind, id, '/subject/param'),
        known,
      ),
      ...mustHave(
        !record || record.missing !== undefined,
        'missing',
        placeOf('record', subject.record, ''),
        `the error where there is no such thing, for ${whereOf(placeOf(kind, id, '/subject'))} is about one`,
      ),
    ];
  });
}

/** Lists of one page use different names in the address; and a sum is shown only where all things of the list are. */
export const lists: LinkCheck = ({ usages }) => {
  const seen = new Set<string>();
  return usages.lists.flatMap(({ value, place }) => {
    const names = namesInAddress(value);
    const shared = names.find((name) => seen.has(`${place.file} ${name}`));
    for (const name of names) seen.add(`${place.file} ${name}`);
    return [
      ...mustBe(
        value.pageSize === undefined || value.total === undefined,
        'left out beside "total": a sum of what stands there is not what all come to',
        { ...place, pointer: `${place.pointer}/pageSize` },
      ),
      ...mustBe(
        shared === undefined,
        `without "${shared}" in its address: another list of this page reads that, too`,
        place,
      ),
    ];
  });
};

/** Filters by their field; the order, and how many are seen, each by a name of its own. */
function namesInAddress({ filter = [], sort, pageSize }: ListSettings): string[] {
  const fields = filter.map((each) => (typeof each === 'string' ? each : each.field).replace(/^.*\./, ''));
  return [
    ...fields,
    ...(sort === undefined ? [] : ['sort']),
    ...(pageSize === undefined ? [] : ['pageSize']),
  ];
}

import { domainOf, wellKnown, type Atom, type AtomValue, type Domain } from '../fact/index.ts';
import type {
  Constant,
  FactDefinition,
  ManifestSet,
  RecordField,
  SequenceData,
  SiteManifest,
} from '../manifest/index.ts';
import { domainOfField } from '../record/index.ts';

/** Value of `variant:<toggle>` while the toggle is off or has no variant. */
export const noVariant = 'none';

/** Every atom of a portal: its facts, the fields of its records, what its sequences collect, its constants and toggles, and the route. */
export function atomsOfSite(manifests: ManifestSet): Atom[] {
  const own = Object.fromEntries(constants(manifests));
  return [
    ...Object.entries(manifests.facts).flatMap(([source, { facts }]) =>
      Object.entries(facts).map(([name, fact]) =>
        factAtom(`${source}.${name}`, source, fact, domainOf(fact, own)),
      ),
    ),
    ...Object.entries(manifests.record).flatMap(([id, { fields }]) =>
      Object.entries(fields).map(([name, field]) => fieldAtom(id, name, field)),
    ),
    ...Object.entries(manifests.sequence).flatMap(([id, { data }]) =>
      Object.entries(data).map(([name, definition]) => sequenceAtom(id, name, definition)),
    ),
    ...constants(manifests).map(([name, constant]) => constantAtom(name, constant)),
    ...Object.values(manifests.site).map(shortDateAtom),
    ...Object.entries(manifests.toggle).flatMap(([id, { variants }]) =>
      toggleAtoms(
        id,
        variants?.map(({ name }) => name),
      ),
    ),
    routeAtom(Object.keys(manifests.route)),
  ];
}

const yesOrNo: Domain = { kind: 'values', values: [false, true] };

function factAtom(name: string, source: string, fact: FactDefinition, domain: Domain): Atom {
  return {
    name,
    domain,
    source,
    personal: fact.personal ?? false,
    ...(fact.derivedFrom && { derivedFrom: fact.derivedFrom }),
    ...('words' in fact && { words: fact.words }),
  };
}

/** A field is a fact wherever one thing is looked at: in its row, on the page that is about it. */
function fieldAtom(record: string, name: string, field: RecordField): Atom {
  const words = field.type === 'enum' || field.type === 'boolean' ? field.words : undefined;
  return {
    name: `${record}.${name}`,
    domain: domainOfField(field),
    source: record,
    personal: field.personal ?? false,
    ...(words !== undefined && { words }),
  };
}

function sequenceAtom(sequence: string, name: string, data: SequenceData): Atom {
  return {
    name: `${sequence}.${name}`,
    domain: sequenceDomain(data),
    source: sequence,
    personal: 'personal' in data && data.personal === true,
    ...('words' in data && { words: data.words }),
  };
}

/** The values that data of a sequence can have. Typed text has none that conditions could ask. */
export function sequenceDomain(data: SequenceData): Domain {
  if (data.type === 'boolean') return yesOrNo;
  if (data.type === 'enum') {
    return {
      kind: 'values',
      values: data.initial === undefined ? [...data.values, unanswered] : data.values,
    };
  }
  return { kind: 'open', format: 'text' };
}

/** Value of a sequence's enum data before the customer has chosen, where it has no initial one. */
export const unanswered = 'unanswered';

/** Every constant of a portal, by its name. */
export function constants(manifests: ManifestSet): [string, Constant][] {
  return Object.values(manifests.constants).flatMap((manifest) => Object.entries(manifest.constants));
}

function constantAtom(name: string, { value, unit, payload }: Constant): Atom {
  const fixed: AtomValue = Array.isArray(value) ? value.join(', ') : value;
  const format = unit === 'cents' ? 'money' : typeof fixed === 'number' ? 'number' : 'text';
  return {
    name: `constant.${name}`,
    domain: { kind: 'open', format },
    personal: false,
    ...(payload ? { source: 'toggles' } : { source: 'constant', fixed }),
  };
}

/** How dates in figures are written: what is typed is read by it. */
function shortDateAtom({ shortDate }: SiteManifest): Atom {
  return {
    name: wellKnown.shortDate,
    domain: { kind: 'open', format: 'text' },
    source: 'site',
    personal: false,
    fixed: shortDate,
  };
}

function toggleAtoms(id: string, variants: readonly string[] | undefined): Atom[] {
  const toggle: Atom = { name: `toggle:${id}`, domain: yesOrNo, source: 'toggles', personal: false };
  if (!variants) return [toggle];
  const domain: Domain = { kind: 'values', values: [...variants, noVariant] };
  return [toggle, { name: `variant:${id}`, domain, source: 'toggles', personal: false }];
}

function routeAtom(routes: readonly string[]): Atom {
  return {
    name: wellKnown.route,
    domain: { kind: 'values', values: routes },
    source: 'route',
    personal: false,
  };
}

import { parseArgs } from 'node:util';
import {
  assignmentOf,
  type AtomValue,
  type Derivations,
  type Domain,
  isInDomain,
  manifestOf,
  representatives,
  type Site,
  wellKnown,
  withDerived,
} from '../../../engine/build.ts';
import { UsageError } from '../command.ts';
import { noSuch } from '../noSuch.ts';
import { currentProject, derivationsOf, packsOf } from '../project.ts';

/** The person for whom a portal is shown. */
export interface ViewerOptions {
  /** Id of a persona. */
  as?: string | undefined;
  /** `name=on`. */
  toggle: readonly string[];
  /** `source.name=value`. */
  fact: readonly string[];
  lang?: string | undefined;
  /** Platform of the native app. */
  native?: string | undefined;
  /** Folder of manifests, relative to the project's. */
  folder?: string | undefined;
}

/** Usage of these options. */
export const viewerUsage =
  '[--as <persona>] [--toggle <name>=on|off] [--fact <name>=<value>] [--lang es] [--native ios] [--folder <folder>]';

/** Reads the options, `--only` for commands that take it, and the remaining words. Throws the errors of `parseArgs` for unknown options. */
export function readViewerOptions(words: readonly string[]): {
  options: ViewerOptions;
  only: string | undefined;
  others: readonly string[];
} {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      toggle: { type: 'string', multiple: true },
      fact: { type: 'string', multiple: true },
      lang: { type: 'string' },
      native: { type: 'string' },
      folder: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const { toggle = [], fact = [], only, ...others } = values;
  return { options: { ...others, toggle, fact }, only, others: positionals };
}

type Known = Readonly<Record<string, AtomValue>>;

/**
 * The known facts of the person that the options describe: the persona's, overridden by the options. Toggles default to
 * the values of their manifests.
 *
 * @throws UsageError for an unknown name or value
 */
export async function knownOf(site: Site, options: ViewerOptions): Promise<Known> {
  const given = {
    ...Object.fromEntries(options.fact.map((word) => assignment(site, word, ''))),
    ...Object.fromEntries(options.toggle.map((word) => assignment(site, word, 'toggle:'))),
    ...native(site, options.native),
    ...language(site, options),
  };
  const derivations = await derivationsOf(await packsOf(currentProject()));
  const known = { ...defaults(site), ...personaFacts(site, options.as) };
  return asAsked(site, derivations, known, given);
}

/**
 * Adds what follows. What comes from a source that is not asked for this person, as the options describe them, is what its
 * manifest says meanwhile, or not known, unless an option says it.
 */
function asAsked(site: Site, derivations: Derivations, known: Known, given: Known): Known {
  const { manifests, conditions, vocabulary } = site;
  const open = new Map(Object.entries(manifests.facts));
  let own = known;
  for (;;) {
    const facts = withDerived(vocabulary, derivations, own, given);
    const present = assignmentOf(vocabulary, facts);
    // What one source says meanwhile may close another.
    const closed = [...open].find(([, { when }]) => when && conditions.compile(when)(present) === false);
    if (!closed) return facts;
    const [group, { facts: its, otherwise = {} }] = closed;
    open.delete(group);
    const others = Object.entries(own).filter(
      ([name]) => !Object.hasOwn(its, name.slice(group.length + 1)) || !name.startsWith(`${group}.`),
    );
    const meanwhile = Object.entries(otherwise).map(([name, value]) => [`${group}.${name}`, value] as const);
    own = Object.fromEntries([...others, ...meanwhile]);
  }
}

/** The facts of the persona's manifest; none without a persona. */
function personaFacts({ manifests }: Site, id: string | undefined): Known {
  if (id === undefined) return {};
  const persona = manifestOf(manifests, 'persona', id);
  if (!persona) throw noSuch('persona', id, Object.keys(manifests.persona));
  return persona.facts;
}

function defaults({ manifests }: Site): Known {
  return Object.fromEntries(
    Object.entries(manifests.toggle).map(([id, toggle]) => [`toggle:${id}`, toggle.default]),
  );
}

/** Reads `name=value`; toggles are on or off. */
function assignment(site: Site, word: string, prefix: '' | 'toggle:'): readonly [string, AtomValue] {
  const [name = '', text = ''] = word.split(/=(.*)/s);
  return [`${prefix}${name}`, valueOf(site, `${prefix}${name}`, text)];
}

function valueOf({ vocabulary }: Site, name: string, text: string): AtomValue {
  const domain = vocabulary.atoms[vocabulary.slotOf(name) ?? -1]?.domain;
  const kind = name.startsWith('toggle:') ? 'toggle' : 'fact';
  const said = name.replace('toggle:', '');
  if (!domain) {
    const ofKind = vocabulary.atoms.filter((atom) => atom.name.startsWith('toggle:') === (kind === 'toggle'));
    throw noSuch(
      kind,
      said,
      ofKind.map((atom) => atom.name.replace('toggle:', '')),
    );
  }
  const value = readings(text).find((reading) => isInDomain(domain, reading));
  if (value === undefined)
    throw new UsageError(
      kind === 'toggle'
        ? `The toggle "${said}" cannot be "${text}". It can be: on, off.`
        : `"${name}" cannot be "${text}". ${possible(domain)}`,
    );
  return value;
}

function readings(text: string): AtomValue[] {
  const word = text === 'true' || text === 'on' ? true : text === 'false' || text === 'off' ? false : text;
  const number = text === '' ? Number.NaN : Number(text);
  return [word, text, ...(Number.isNaN(number) ? [] : [number])];
}

function possible(domain: Domain): string {
  if (domain.kind === 'open') return `It is a ${domain.format}.`;
  if (domain.kind === 'thresholds') return `It is a number from ${domain.minimum} to ${domain.maximum}.`;
  return `It can be: ${representatives(domain).join(', ')}.`;
}

/** The facts of a native app on a platform, if the fact catalogue knows of native apps. */
function native(site: Site, platform: string | undefined): Known {
  if (platform === undefined) return {};
  return {
    'device.native': valueOf(site, 'device.native', 'true'),
    'device.system': valueOf(site, 'device.system', platform),
  };
}

function language(site: Site, { lang, fact }: ViewerOptions): Known {
  const said = fact.find((word) => word.startsWith(`${wellKnown.language}=`));
  if (said !== undefined)
    throw new UsageError(
      `The language is an option of its own: --lang ${said.slice(said.indexOf('=') + 1)}.`,
    );
  const first = site.manifest.languages[0]?.id ?? '';
  const isFact = site.vocabulary.slotOf(wellKnown.language) !== undefined;
  return isFact ? { [wellKnown.language]: lang ?? first } : {};
}

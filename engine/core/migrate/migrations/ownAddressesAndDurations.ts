import { ownValue, pointerTo } from '../../json/index.ts';
import type { Decision, ManifestEdit, Migration, MigrationPlan } from '../migration.ts';

type Members = Readonly<Record<string, unknown>>;

/**
 * Form 1 to 2. The engine's own addresses stood among the endpoints that packs name freely, where a missing one was not
 * missed; durations were bare milliseconds whose names said the unit; one of them nobody asked.
 */
export const ownAddressesAndDurations: Migration = {
  from: 1,
  to: 2,
  description:
    'The addresses of session and toggles stand where the site speaks of them; every duration is a constant with a unit.',
  newKinds: ['timer'],
  plan(manifests) {
    const site = membersOf(ownValue(manifests['site'], 'site'));
    return site ? planSite(site, membersOf(ownValue(manifests['constants'], 'constants'))) : nothing;
  },
};

const nothing: MigrationPlan = { edits: [], decisions: [] };

/** What the engine calls, by its name among the endpoints of form 1. */
const ownEndpoints = ['session', 'signIn', 'signOut', 'toggles'] as const;

function planSite(site: Members, constants: Members | undefined): MigrationPlan {
  const endpoints = membersOf(site['endpoints']) ?? {};
  const address = (name: (typeof ownEndpoints)[number]): unknown => ownValue(endpoints, name) ?? '/';
  const session = membersOf(site['session']) ?? {};
  const toggles = membersOf(site['toggles']) ?? {};
  const durations = durationsOf(site, membersOf(constants?.['constants']) ?? {});
  const edits: ManifestEdit[] = [
    set('/form', 2, '$schema'),
    ...ownEndpoints
      .filter((name) => Object.hasOwn(endpoints, name))
      .map((name) => ({ kind: 'site', id: 'site', pointer: `/endpoints/${name}`, remove: true }) as const),
    set('/session', {
      check: address('session'),
      signIn: address('signIn'),
      signOut: address('signOut'),
      returnParameter: session['returnParameter'],
    }),
    set('/toggles', {
      service: address('toggles'),
      refresh: durations.refresh.name,
      wait: durations.wait.name,
      contextFacts: toggles['contextFacts'],
    }),
    set('/releases', { refresh: durations.releases.name }),
    ...(constants ? Object.values(durations).flatMap(({ edit }) => edit ?? []) : []),
  ];
  return { edits, decisions: [...missing(endpoints), ...unasked(session)] };
}

function set(pointer: string, value: unknown, after?: string): ManifestEdit {
  return { kind: 'site', id: 'site', pointer, value, ...(after !== undefined && { after }) };
}

interface Duration {
  /** `constant.<name>`. */
  name: string;
  /** Adds the constant; absent where it is there already. */
  edit?: ManifestEdit;
}

function durationsOf(site: Members, constants: Members): Record<'refresh' | 'wait' | 'releases', Duration> {
  const toggles = membersOf(site['toggles']) ?? {};
  const releases = membersOf(site['releases']) ?? {};
  const duration = (wanted: string, value: unknown, description: string): Duration => {
    const same = membersOf(ownValue(constants, wanted));
    if (same?.['value'] === value && same?.['unit'] === 'milliseconds') return { name: `constant.${wanted}` };
    const name = freeName(wanted, constants);
    return {
      name: `constant.${name}`,
      edit: {
        kind: 'constants',
        id: 'constants',
        pointer: pointerTo('/constants', name),
        value: { value, unit: 'milliseconds', description },
      },
    };
  };
  return {
    refresh: duration('togglesRefresh', toggles['refreshMs'], 'How often the flag service is asked.'),
    wait: duration(
      'togglesWait',
      toggles['waitMs'],
      'Longest wait for the first answer of the flag service.',
    ),
    releases: duration('releasesRefresh', releases['refreshMs'], 'How often another release is looked for.'),
  };
}

function freeName(wanted: string, taken: Members): string {
  if (!Object.hasOwn(taken, wanted)) return wanted;
  for (let count = 2; ; count += 1)
    if (!Object.hasOwn(taken, `${wanted}${count}`)) return `${wanted}${count}`;
}

/** An address that was missing was `/`. It still is; but now somebody is asked. */
function missing(endpoints: Members): Decision[] {
  const now = {
    session: 'session/check',
    signIn: 'session/signIn',
    signOut: 'session/signOut',
    toggles: 'toggles/service',
  };
  return ownEndpoints
    .filter((name) => !Object.hasOwn(endpoints, name))
    .map((name) => ({
      kind: 'site',
      id: 'site',
      pointer: `/${now[name]}`,
      question: `No endpoint "${name}" was named, so that "/" was called. Write the address that is meant.`,
    }));
}

/** The wait for the session check had no effect: each guard says how long it waits. */
function unasked(session: Members): Decision[] {
  if (!Object.hasOwn(session, 'wait')) return [];
  return [
    {
      kind: 'site',
      id: 'site',
      pointer: '/session',
      question: `The wait of ${String(session['wait'])} ms for the session had no effect and is gone. Guards say how long they wait, under "whileUnknown": see that they agree with it.`,
    },
  ];
}

function membersOf(value: unknown): Members | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Members)
    : undefined;
}

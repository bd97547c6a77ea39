import { describe, expect, it } from 'vitest';
import { formOf, migrate, type AnyManifests, type Migration } from './index.ts';

describe('from form 1 to 2', () => {
  it('the addresses that the engine calls stand where the site speaks of them, and durations are constants', () => {
    const { manifests, steps } = migrate(library, 1);
    expect(manifests['site']?.['site']).toEqual({
      $schema: 'site.schema.json',
      form: 2,
      description: 'A library.',
      endpoints: { loans: '/loans' },
      session: { check: '/who', signIn: '/in', signOut: '/out', returnParameter: 'back' },
      toggles: {
        service: '/flags',
        refresh: 'constant.togglesRefresh',
        wait: 'constant.togglesWait2',
        contextFacts: ['reader.card'],
      },
      releases: { refresh: 'constant.releasesRefresh' },
    });
    expect(manifests['constants']?.['constants']).toEqual({
      constants: {
        togglesWait: { value: 7, unit: 'days', description: 'Another.' },
        releasesRefresh: { value: 60_000, unit: 'milliseconds', description: 'The same.' },
        togglesRefresh: {
          value: 10,
          unit: 'milliseconds',
          description: 'How often the flag service is asked.',
        },
        togglesWait2: {
          value: 20,
          unit: 'milliseconds',
          description: 'Longest wait for the first answer of the flag service.',
        },
      },
    });
    expect(steps).toMatchObject([{ from: 1, to: 2, decisions: [] }]);
  });

  it('keeps the order in which people have written', () => {
    const { manifests } = migrate(library, 1);
    expect(Object.keys(manifests['site']?.['site'] as object)).toEqual([
      '$schema',
      'form',
      'description',
      'endpoints',
      'session',
      'toggles',
      'releases',
    ]);
  });

  it('asks about what was never said, and about what had no effect', () => {
    const given = { ...site, endpoints: {}, session: { wait: 4_000, returnParameter: 'back' } };
    const { manifests, steps } = migrate({ ...library, site: { site: given } }, 1);
    expect(manifests['site']?.['site']).toMatchObject({ session: { check: '/' }, toggles: { service: '/' } });
    expect(steps[0]?.decisions.map(({ pointer }) => pointer)).toEqual([
      '/session/check',
      '/session/signIn',
      '/session/signOut',
      '/toggles/service',
      '/session',
    ]);
  });

  it('leaves a page that comes later as it is, and adds no kinds to it', () => {
    const part = { page: { home: { title: 'a:b', body: [] } } };
    expect(migrate(part, 1).manifests).toEqual(part);
  });

  it('changes nothing of what it was given', () => {
    const before = structuredClone(library);
    migrate(library, 1);
    expect(library).toEqual(before);
  });
});

describe('migrations', () => {
  it('are done one after the other, from the form that is there', () => {
    const known = [renaming(3), renaming(1), renaming(2)];
    expect(migrate({ page: { home: {} } }, 2, known)).toMatchObject({
      manifests: { page: { home: { step2: true, step3: true } } },
      steps: [{ from: 2 }, { from: 3 }],
    });
    expect(migrate({ page: { home: {} } }, 4, known)).toEqual({
      manifests: { page: { home: {} } },
      steps: [],
    });
  });

  it('give a whole portal the kinds that there are since', () => {
    expect(migrate({ site: { site: {} } }, 1, [renaming(1)]).manifests).toEqual({
      site: { site: {} },
      kind1: {},
    });
  });

  it('fail where a step is missing, and where an edit is of nothing', () => {
    expect(() => migrate({}, 1, [renaming(2)])).toThrow('form 1');
    const astray = { ...renaming(1), plan: () => ({ edits: [nothing], decisions: [] }) };
    expect(() => migrate({ page: { home: {} } }, 1, [astray])).toThrow('/deep/er');
    expect(() => migrate({}, 1, [astray])).toThrow('page "home"');
  });
});

it.each([
  [{ form: 2 }, 2],
  [{}, 1],
  [{ form: 'two' }, 1],
  [{ form: 1.5 }, 1],
  [undefined, 1],
])('what says %j is written in form %j', (given, form) => {
  expect(formOf(given)).toBe(form);
});

const renaming = (from: number): Migration => ({
  from,
  to: from + 1,
  description: `Step ${from}.`,
  newKinds: [`kind${from}`],
  plan: ({ page = {} }) => ({
    edits: Object.keys(page).map((id) => ({ kind: 'page', id, pointer: `/step${from}`, value: true })),
    decisions: [],
  }),
});

const nothing = { kind: 'page', id: 'home', pointer: '/deep/er', value: 1 };

const site = {
  $schema: 'site.schema.json',
  description: 'A library.',
  endpoints: { loans: '/loans', session: '/who', signIn: '/in', signOut: '/out', toggles: '/flags' },
  session: { returnParameter: 'back' },
  toggles: { refreshMs: 10, waitMs: 20, contextFacts: ['reader.card'] },
  releases: { refreshMs: 60_000 },
};

const library: AnyManifests = {
  site: { site },
  constants: {
    constants: {
      constants: {
        togglesWait: { value: 7, unit: 'days', description: 'Another.' },
        releasesRefresh: { value: 60_000, unit: 'milliseconds', description: 'The same.' },
      },
    },
  },
  timer: {},
};

import { describe, expect, it, vi } from 'vitest';
import { loadPortal } from './index.ts';
import { readSet, sourcesOf, type SetFiles } from './testing/index.ts';

const smallest = readSet('smallest');

describe('loadPortal', () => {
  it('gives the manifests, and what further checks need', () => {
    const { manifests, problems, context } = load(smallest);
    expect(problems).toEqual([]);
    expect(manifests.route['shelf']?.path).toBe('/shelves/:shelf');
    expect(context?.vocabulary.slotOf('borrow.branch')).toBeDefined();
  });

  it('looks for what is wrong when somebody asks for it, and once', () => {
    const { packs, ...sources } = sourcesOf(smallest);
    const named = vi.fn<() => undefined>();
    const loaded = loadPortal({
      ...sources,
      packs: Object.defineProperty({ ...packs }, 'named', { get: named }),
    });
    expect([Object.keys(loaded.manifests.route).length > 0, named.mock.calls.length]).toEqual([true, 0]);
    expect(loaded.problems).toEqual([]);
    const asked = named.mock.calls.length;
    expect(asked).toBeGreaterThan(0);
    expect(loaded.problems).toBe(loaded.problems);
    expect(named.mock.calls.length).toBe(asked);
  });

  it('looks for no names before everything is valid: one brace too many is one problem', () => {
    const { problems, context, manifests } = load({ ...smallest, 'portal/guards/readers-only.json': '{}}' });
    expect(problems.map(({ code }) => code)).toEqual(['not-json']);
    expect(context).toBeUndefined();
    expect(manifests.guard['readers-only']).toBeUndefined();
  });

  it('collects the problems of all files', () => {
    const { problems } = load({
      ...smallest,
      'portal/pages/home.json': '{}',
      'portal/routes/home.json': '{ "path": 7 }',
      'portal/routes/Extra.json': '{}',
    });
    expect(new Set(problems.map(({ place }) => place.file))).toEqual(
      new Set(['routes/Extra.json', 'pages/home.json', 'routes/home.json']),
    );
  });

  it('tells of a broken file of sentences, and not of each sentence that is missing in it', () => {
    const { problems, context } = load({
      ...smallest,
      'locales/es/library.json': '{\n  "name": "Biblioteca"',
    });
    expect(problems.map(({ code, place }) => [code, place.file])).toEqual([
      ['not-json', 'locales/es/library.json'],
    ]);
    expect(context).toBeUndefined();
  });

  it('tells of a file that lends parts what is wrong with it, and not that others find no part there', () => {
    const pages = {
      ...smallest,
      'portal/pages/loans.json': pageOf({ parts: { note: heading }, body: [{ use: 'note' }] }),
      'portal/pages/home.json': pageOf({ body: [{ use: 'loans/note' }, { use: 'loans/nothing' }] }),
      'portal/pages/shelf.json': pageOf({ body: [{ use: 'error/note' }] }),
    };
    const gone = 'unknown-reference pages/shelf.json/body/0/use';
    expect(foundIn(pages)).toEqual(['unknown-reference pages/home.json/body/1/use', gone]);
    expect(foundIn({ ...pages, 'portal/pages/loans.json': '{' })).toEqual([
      'not-json pages/loans.json',
      gone,
    ]);
    const base = JSON.stringify({ description: 'A page.', extends: 'louns' });
    const misspelt = 'unknown-reference pages/loans.json/extends';
    expect(foundIn({ ...pages, 'portal/pages/loans.json': base })).toEqual([misspelt, gone]);
  });

  it('tells of a manifest that others extend what is wrong with it, and not what follows for them', () => {
    const misspelt = 'unknown-property pages/loans.json/bodi';
    const change = { '/body/0/when': { toggle: 'reservations' } };
    expect(foundIn(extended({ bodi: [heading] }, change))).toEqual([misspelt]);
    const own = extended({ body: [heading], bodi: [heading] }, { '/titel': 'library:name' });
    expect(foundIn(own)).toEqual([misspelt, 'unknown-property pages/shelf.json/titel']);
    const far = extended({ body: [heading] }, { '/body/1/when': { toggle: 'reservations' } });
    expect(foundIn(far)).toEqual(['missing-base pages/shelf.json/change/~1body~11~1when']);
  });

  it('asks of an event of a part that it is sent where one of its uses stands', () => {
    const file = 'portal/sequences/borrow.json';
    const sequence = JSON.parse(smallest[file] ?? '') as {
      steps: Record<'choose' | 'review', { on: object }>;
    };
    const { choose, review } = sequence.steps;
    const found = (ways: object): string[] => {
      const on = { use: 'ways', ...choose.on };
      const steps = {
        choose: { ...choose, on },
        review: { ...review, on: { ...review.on, back: undefined, use: 'ways' } },
      };
      return foundIn({ ...smallest, [file]: JSON.stringify({ ...sequence, parts: { ways }, steps }) });
    };
    const back = { transitions: [{ to: 'choose' }] };
    // Only the review has a button that goes back.
    expect(found({ back })).toEqual([]);
    expect(found({ back, agian: back })).toEqual(['never-sent sequences/borrow.json/steps/choose/on/agian']);
  });

  it('says at which line the sentence stands that something was found about', () => {
    const text = smallest['locales/es/library.json'] ?? '';
    const line = text.split('\n').findIndex((each) => each.includes('"hello"')) + 1;
    const { problems } = load({
      ...smallest,
      'locales/es/library.json': text.replace(/("hello": )".*"/, '$1"Hola, {{lector}}"'),
    });
    expect(problems.map(({ code, place }) => [code, place])).toContainEqual([
      'unlike-copy',
      { file: 'locales/es/library.json', pointer: '/hello', line },
    ]);
  });

  it('finds every mistake of one link stage at once', () => {
    const text = smallest['portal/navigation/main.json'] ?? '';
    const { problems } = load({
      ...smallest,
      'portal/navigation/main.json': text
        .replace('"novels"', '"home"')
        .replace('library:menu', 'library:mneu'),
    });
    expect(problems.map(({ code }) => code).sort()).toEqual(['duplicate-name', 'missing-copy']);
  });

  it('knows the sentence of a setting that is a key only', () => {
    const { schemas, ...sources } = sourcesOf({
      ...smallest,
      'portal/pages/home.json': pageOf({
        body: [{ widget: 'library/heading', settings: { text: 'library:nmae' } }],
      }),
    });
    const path = 'tests/fixtures/sets/smallest/widgets/heading.schema.json';
    const key = { $ref: '../../../../../schemas/shared.schema.json#/definitions/copyKey' };
    const heading = { ...schemas.get(path), properties: { text: key } };
    const { problems } = loadPortal({
      ...sources,
      schemas: new Map([...schemas, [path, heading]]),
      packs: {
        ...sources.packs,
        widgets: { ...sources.packs.widgets, 'library/heading': { schema: heading, path } },
      },
    });
    expect(problems.map(({ code, place }) => `${code} ${place.file}${place.pointer}`)).toContain(
      'missing-copy pages/home.json/body/0/settings/text',
    );
  });

  it('tells apart what is wrong without any proof', () => {
    const text = smallest['portal/navigation/main.json'] ?? '';
    const codesOf = (from: string, to: string): string[][] => {
      const changed = text.replace(from, to);
      expect(changed).not.toBe(text);
      const { problems, withoutProofs } = load({ ...smallest, 'portal/navigation/main.json': changed });
      return [problems, withoutProofs].map((found) => found.map(({ code }) => code));
    };
    expect(codesOf('library:menu', 'library:mneu')).toEqual([['missing-copy'], ['missing-copy']]);
    const never = '"all": [{ "toggle": "reservations" }, { "not": { "toggle": "reservations" } }]';
    expect(codesOf('"not": {\n          "toggle": "reservations"\n        }', never)).toEqual([
      ['never-holds'],
      [],
    ]);
  });
});

const heading = { widget: 'library/heading', settings: { text: 'library:name' } };

function pageOf(parts: object): string {
  return JSON.stringify({ description: 'A page.', title: 'library:name', ...parts });
}

/** The smallest set with two pages, the second of which extends the first. */
function extended(base: object, change: object): SetFiles {
  const shelf = JSON.stringify({ description: 'A page.', extends: 'loans', change });
  return { ...smallest, 'portal/pages/loans.json': pageOf(base), 'portal/pages/shelf.json': shelf };
}

function foundIn(files: SetFiles): string[] {
  return load(files).problems.map(({ code, place }) => `${code} ${place.file}${place.pointer}`);
}

function load(files: SetFiles) {
  return loadPortal(sourcesOf(files));
}

import { describe, expect, it } from 'vitest';
import { formatProblem } from '../problem/index.ts';
import { loadPortal } from '../index.ts';
import { readSet, sourcesOf } from '../testing/index.ts';
import { fixAll, type Checked, type FixResult, type Texts } from './index.ts';

const { 'packs.json': packs = '{}', ...files } = readSet('smallest');
const sound: Texts = new Map(
  Object.entries(files)
    .filter(([path]) => /^(?:portal|locales)\//.test(path))
    .map(([path, text]) => [path.replace(/^portal\//, ''), text]),
);

describe('fixing', () => {
  it('corrects misspelt names in several files and stages, until the portal is what it was', () => {
    const { texts, fixed, checked } = fixedAfter({
      'routes/shelf.json': ['"page"', '"pgae"'],
      'guards/readers-only.json': ['reader.signedIn', 'reader.signedin'],
      'conditions/in-good-standing.json': ['"adult"', '"adlut"'],
      'pages/home.json': ['"library:name"', '"library:nmae"'],
    });
    expect(checked.problems.map(formatProblem)).toEqual([]);
    expect(texts).toEqual(sound);
    expect(fixed.map(({ problem, fix }) => [problem.place.file, fix.does])).toContainEqual([
      'conditions/in-good-standing.json',
      'writes "adult" instead',
    ]);
  });

  it('takes a yes or no out of its quotes', () => {
    const { texts, checked } = fixedAfter({
      'timers/look-at-desk.json': ['"is": true', '"is": "true"'],
      'personas/late-reader.json': ['"reader.signedIn": true', '"reader.signedIn": "true"'],
    });
    expect(checked.problems.map(formatProblem)).toEqual([]);
    expect(texts).toEqual(sound);
  });

  it('says on which line it has written something', () => {
    const { fixed } = fixedAfter({ 'guards/readers-only.json': ['reader.signedIn', 'reader.signedin'] });
    const lines = (sound.get('guards/readers-only.json') ?? '').split('\n');
    expect(fixed.map(({ line = 0 }) => lines[line - 1])).toEqual([
      expect.stringContaining('reader.signedIn'),
    ]);
  });

  it('calls a file as files are called, and takes out what is there twice', () => {
    const shelf = sound.get('routes/shelf.json') ?? '';
    const broken = new Map(sound);
    broken.delete('routes/shelf.json');
    broken.set('Routes/Shelf.json', shelf.replace('"novels", "atlases"', '"novels", "atlases", "novels"'));
    expect(fixAll(broken, check, false).texts).toEqual(sound);
  });

  it('fixes the others where two files are to have one name', () => {
    const shelf = sound.get('routes/shelf.json') ?? '';
    const broken = new Map(sound)
      .set('Routes/Shelf.json', shelf)
      .set('ROUTES/shelf.json', shelf)
      .set('pages/Home.json', sound.get('pages/home.json') ?? '');
    broken.delete('routes/shelf.json');
    broken.delete('pages/home.json');
    const { texts, fixed } = fixAll(broken, check, false);
    expect(fixed.map(({ fix }) => fix.edits[0])).toMatchObject([
      { file: 'ROUTES/shelf.json', moveTo: 'routes/shelf.json' },
      { file: 'pages/Home.json', moveTo: 'pages/home.json' },
    ]);
    expect([...texts.keys()]).toContain('Routes/Shelf.json');
  });

  it('removes things only when asked to, and then what was used by them alone', () => {
    const condition = { ...head('condition'), when: { fact: 'reader.signedIn', is: true } };
    const guard = {
      ...head('guard'),
      allow: { not: { condition: 'only-here' } },
      whileUnknown: 'deny',
      otherwise: [{ redirect: { route: 'home' } }],
    };
    const broken = new Map(sound)
      .set('conditions/only-here.json', JSON.stringify(condition))
      .set('guards/never-named.json', JSON.stringify(guard));
    expect(fixAll(broken, check, false)).toMatchObject({ texts: broken, fixed: [] });
    const { texts, fixed } = fixAll(broken, check, true);
    expect(fixed.map(({ problem }) => problem.place.file)).toEqual([
      'guards/never-named.json',
      'conditions/only-here.json',
    ]);
    expect(texts).toEqual(sound);
  });

  it('leaves what comes to light by a fix to whoever reads what is left', () => {
    const guard = (sound.get('guards/readers-only.json') ?? '').replace(
      /"description": "[^"]+"/,
      '"description": "x"',
    );
    const extending = {
      ...head('extends'),
      extends: 'base',
      change: { '/allow': { fact: 'reader.signedIn', is: true } },
    };
    // No route names the guard that another one extends: it counts as unused.
    const broken = new Map(sound)
      .set('guards/base.json', guard)
      .set('guards/likewise.json', JSON.stringify(extending))
      .set(
        'routes/shelf.json',
        (sound.get('routes/shelf.json') ?? '').replace('"page"', '"guards": ["likewise"], "page"'),
      );
    const { texts, fixed, checked } = fixAll(broken, check, true);
    expect(fixed.map(({ problem }) => problem.place.file)).toEqual(['guards/base.json']);
    expect(texts.has('guards/base.json')).toBe(false);
    expect(checked.problems.map(({ code, place }) => [code, place.file])).toEqual([
      ['unknown-reference', 'guards/likewise.json'],
    ]);
  });

  it('does nothing more when it is done again', () => {
    const broken = new Map(sound).set('guards/never-named.json', sound.get('guards/readers-only.json') ?? '');
    for (const lossy of [false, true]) {
      const once = fixAll(broken, check, lossy);
      expect(fixAll(once.texts, check, lossy)).toMatchObject({ texts: once.texts, fixed: [] });
    }
  });
});

/** Fixes the set after words of some of its files were replaced. */
function fixedAfter(changes: Readonly<Record<string, readonly [string, string]>>): FixResult {
  const broken = new Map(sound);
  for (const [file, [from, to]] of Object.entries(changes)) {
    const text = sound.get(file) ?? '';
    expect(text).toContain(from);
    broken.set(file, text.replace(from, to));
  }
  return fixAll(broken, check, false);
}

function check(texts: Texts): Checked {
  const entries = [...texts].map(([path, text]) => [
    path.startsWith('locales/') ? path : `portal/${path}`,
    text,
  ]);
  return loadPortal(
    sourcesOf({ ...(Object.fromEntries(entries) as Record<string, string>), 'packs.json': packs }),
  );
}

function head(kind: string): object {
  return { $schema: `../../../../../schemas/${kind}.schema.json`, description: 'For a test.' };
}

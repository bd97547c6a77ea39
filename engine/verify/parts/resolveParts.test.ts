import { describe, expect, it } from 'vitest';
import { parseJson, type ReadManifest } from '../load/index.ts';
import { resolveParts, saidOnce } from './resolveParts.ts';
import { formatProblem, problem, type Problem } from '../problem/index.ts';

const value = { parts: { ends: [{ to: 'x' }] }, first: [{ use: 'ends' }], second: [{}, { use: 'ends' }] };
const pointers = ['/first/0', '/second/1'];

it('what is wrong in a part is said once, wherever it is used', () => {
  const found = pointers.map((pointer) => problemAt('silent-outcome', pointer));
  expect(saidOnce(found, manifests()).map(({ place }) => place.pointer)).toEqual(['/first/0']);
});

it('what never happens at one of the places where a part is used is no fault, unless it happens at none', () => {
  const [first, second] = pointers.map((pointer) => problemAt('covered-choice', pointer));
  expect(first && saidOnce([first], manifests())).toEqual([]);
  expect(first && second && saidOnce([first, second], manifests())).toEqual([first]);
});

describe('a part of another manifest of the same kind', () => {
  const shelf = {
    parts: { state: { title: 'due', do: { use: 'go' } }, go: { route: 'pay' } },
    list: [{ use: 'go' }],
  };
  const desk = { list: [{ use: 'shelf/state', style: 'primary' }] };
  const names = ['pages/desk.json', 'pages/shelf.json'];

  it('stands where it is used by that name, with what it uses there itself', () => {
    const { manifests: written, problems, unused } = resolved({ desk, shelf });
    expect(written.map(({ file }) => file)).toEqual(names);
    expect(written[0]?.json.value).toEqual({
      list: [{ title: 'due', do: { route: 'pay' }, style: 'primary' }],
    });
    expect([problems, unused]).toEqual([[], []]);
  });

  it('is found in the file that says it, and what is added in the one that adds it', () => {
    const [json] = resolved({ desk, shelf }).manifests.map((manifest) => manifest.json);
    expect(['/list/0/do/route', '/list/0/style'].map((pointer) => json?.standsAt(pointer))).toEqual([
      { file: 'pages/shelf.json', pointer: '/parts/go/route' },
      { file: 'pages/desk.json', pointer: '/list/0/style' },
    ]);
    expect(json?.lineAt('/list/0/do/route')).toBe(3);
  });

  it('was written in the line in which it is said; two conditions that were joined, where the piece around them was', () => {
    const attic = { parts: { dusty: { when: 'a', of: 1 } }, go: { use: 'dusty', when: 'b' } };
    const cellar = { go: { use: 'attic/dusty', when: 'c' } };
    const [own, borrowed, lent] = resolved({ attic, cellar, desk, shelf }).manifests.map(({ json }) => json);
    expect(own?.value).toMatchObject({ go: { when: { all: ['a', 'b'] } } });
    const written = [
      own?.writtenAt('/go/when'),
      own?.writtenAt('/go/when/all/1'),
      borrowed?.writtenAt('/go/when'),
      borrowed?.writtenAt('/go/when/all/0'),
      lent?.writtenAt('/list/0/do/route'),
    ];
    expect(written.map((place) => `${place?.file}:${place?.line} ${place?.pointer}`)).toEqual([
      'pages/attic.json:8 /go',
      'pages/attic.json:10 /go/when',
      'pages/cellar.json:2 /go',
      'pages/attic.json:4 /parts/dusty/when',
      'pages/shelf.json:10 /parts/go/route',
    ]);
  });

  it('is wrong once, in its own file and line, wherever it is used', () => {
    const { manifests: written } = resolved({ desk, shelf, attic: desk });
    const places = [
      { file: 'pages/attic.json', pointer: '/list/0/do/route' },
      { file: 'pages/desk.json', pointer: '/list/0/do/route' },
      { file: 'pages/shelf.json', pointer: '/list/0/route' },
    ];
    const said = saidOnce(
      places.map((place) => problem('silent-outcome', { outcome: 'x', state: 'y' }, place)),
      written,
    );
    expect(said.map(({ place }) => place)).toEqual([
      { file: 'pages/shelf.json', pointer: '/parts/go/route', line: 10 },
    ]);
    const covered = places.map((place) => problem('covered-choice', undefined, place));
    expect(saidOnce(covered, written)).toHaveLength(1);
    expect(saidOnce(covered.slice(1), written)).toEqual([]);
  });

  it('that does not exist, or leads back to itself, is a problem in the file that names it', () => {
    const wrong = { list: [{ use: 'shelf/stat' }] };
    const round = { parts: { a: { b: { use: 'square/c' } } }, list: [{ use: 'a' }] };
    const square = { parts: { c: { d: { use: 'round/a' } } }, list: [] };
    const [unknown] = resolved({ wrong, shelf }).problems.map(formatProblem);
    expect(unknown).toMatch(
      /^unknown-reference: pages\/wrong\.json:4 \(\/list\/0\/use\) .*shelf\/stat".*Did you mean.*shelf\/state/s,
    );
    const circle = resolved({ round, square }).problems.map(({ code, place }) => [code, place.file]);
    expect(circle).toEqual([['missing-base', 'pages/round.json']]);
  });

  it('has nothing that nobody sees: what every use says anew, in its own file and in others, is told', () => {
    const [own, other] = [
      { use: 'state', title: 'late', do: { route: 'pay' } },
      { use: 'shelf/state', do: {} },
    ];
    const hides = { ...shelf, list: [own] };
    const told = resolved({ hides }).unused.map(({ code, place }) => [code, place.pointer, place.line]);
    expect(told).toEqual([
      ['overridden-part', '/parts/state/title', 4],
      ['overridden-part', '/parts/go/route', 10],
    ]);
    expect(resolved({ shelf: hides, desk: { list: [other] } }).unused).toEqual([]);
    expect(resolved({ shelf: hides, desk: { list: [{ ...other, title: 'new' }] } }).unused).toHaveLength(1);
  });

  it('is read anew when its file changes, and not while nothing does', () => {
    const files = filesOf({ desk, shelf });
    const [first, again] = [resolveParts(files), resolveParts(files)].map((written) => written.manifests[0]);
    expect(again).toBe(first);
    const other = filesOf({ shelf: { ...shelf, parts: { ...shelf.parts, go: { route: 'leave' } } } });
    const [desks] = files;
    const [after] = resolveParts([...(desks ? [desks] : []), ...other]).manifests;
    expect(after?.json.value).toMatchObject({ list: [{ do: { route: 'leave' } }] });
  });
});

function resolved(pages: Readonly<Record<string, object>>): ReturnType<typeof resolveParts> {
  return resolveParts(filesOf(pages));
}

function filesOf(pages: Readonly<Record<string, object>>): ReadManifest[] {
  return Object.entries(pages).map(([id, page]) => {
    const file = `pages/${id}.json`;
    const json = parseJson(JSON.stringify(page, undefined, 1), file);
    if (Array.isArray(json)) throw new Error('It is no JSON.');
    return { kind: 'page', id, file, json };
  });
}

function problemAt(code: 'silent-outcome' | 'covered-choice', pointer: string): Problem {
  const place = { file: 'pages/x.json', pointer };
  return code === 'covered-choice'
    ? problem(code, undefined, place)
    : problem(code, { outcome: 'declined', state: 'review' }, place);
}

function manifests(): readonly ReadManifest[] {
  const json = parseJson(JSON.stringify(value), 'pages/x.json');
  if (Array.isArray(json)) throw new Error('It is no JSON.');
  return resolveParts([{ kind: 'page', id: 'x', file: 'pages/x.json', json }]).manifests;
}

import { expect, it } from 'vitest';
import { parseJson, type ReadManifest } from '../load/index.ts';
import { resolveParts, saidOnce } from './resolveParts.ts';
import { problem, type Problem } from '../problem/index.ts';

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

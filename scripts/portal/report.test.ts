import { expect, it } from 'vitest';
import { problem } from '../../engine/verify/index.ts';
import { countOf, describeProblems, plain } from './report.ts';

const misspelt = problem(
  'unknown-reference',
  { kind: 'guard', name: 'signed-inn' },
  { file: 'routes/a.json', pointer: '/guards/0', line: 9 },
  ['signed-in', 'may-pay'],
);
const expired = problem(
  'expired-toggle',
  { expired: '2026-01-31' },
  { file: 'toggles/b.json', pointer: '/expires', line: 6 },
);
const never = {
  ...problem(
    'redirect-loop',
    { path: 'a → b → a' },
    { file: 'routes/a.json', pointer: '/redirect/to', line: 5 },
  ),
  witness: { 'session.signedIn': true, 'account.footprint': 'TWC' },
};

it('tells problems by file and line, with what else there is, what to do, and to whom it happens', () => {
  expect(describeProblems([misspelt, expired, never], plain)).toEqual([
    'routes/a.json',
    '  error redirect-loop  routes/a.json:5 /redirect/to',
    '    sends customers round in a circle: a → b → a.',
    '    Let one of the routes keep these customers.',
    '    Happens to a customer with: session.signedIn = true, account.footprint = TWC.',
    '  error unknown-reference  routes/a.json:9 /guards/0',
    '    names the guard "signed-inn", which does not exist.',
    '    Did you mean "signed-in"? Known: signed-in, may-pay.',
    '    Correct the name, or add what it names.',
    '',
    'toggles/b.json',
    '  warning expired-toggle  toggles/b.json:6 /expires',
    '    was to be removed after 2026-01-31.',
    '    Take the toggle out of the conditions that ask it, or give it a new day.',
    '',
  ]);
});

it('tells what is wrong in the same way at several places at the first of them, with how many others there are', () => {
  const others = Array.from({ length: 8 }, (_, index) => ({
    ...misspelt,
    place: { file: `routes/${index}.json`, pointer: '/guards/0', line: index + 1 },
  }));
  const told = describeProblems([misspelt, expired, ...others], plain);
  expect(told.filter((line) => line.includes('signed-inn'))).toHaveLength(1);
  expect(told).toContain(
    '    The same at 8 other places: routes/0.json:1, routes/1.json:2, routes/2.json:3, routes/3.json:4, ' +
      'routes/4.json:5, routes/5.json:6, and 2 more.',
  );
  expect(describeProblems([misspelt, expired], plain).join('\n')).not.toContain('The same at');
  // A manifest that extends another has all that it takes over in one line.
  const [other = misspelt] = others;
  expect(describeProblems([misspelt, other, other], plain)).toContain(
    '    The same at 2 other places: routes/0.json:1.',
  );
});

it('colours errors and warnings differently', () => {
  const lines = describeProblems([misspelt, expired], (style, words) => `<${style}>${words}</>`);
  expect(lines).toContain('  <red>error</> unknown-reference  <dim>routes/a.json:9 /guards/0</>');
  expect(lines).toContain('  <yellow>warning</> expired-toggle  <dim>toggles/b.json:6 /expires</>');
});

it('counts errors and warnings', () => {
  expect([[], [never], [misspelt, never, expired]].map(countOf)).toEqual([
    'no problems',
    '1 error',
    '2 errors and 1 warning',
  ]);
});

import { expect, it } from 'vitest';
import { problem } from '../../../engine/verify/index.ts';
import { countOf, describeProblems, plain } from './index.ts';

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

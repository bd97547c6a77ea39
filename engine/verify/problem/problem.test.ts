import { expect, it } from 'vitest';
import type { Place } from '../../core/json/index.ts';
import { formatProblem, problem } from './index.ts';
import { fillMessage } from './problem.ts';

it('fills a message, and leaves out what is not known', () => {
  const message = 'lacks "{name}"[ ({meaning})]: {number}.';
  expect(fillMessage(message, { name: 'home', meaning: 'Where it begins', number: 2 })).toBe(
    'lacks "home" (Where it begins): 2.',
  );
  expect(fillMessage(message, { name: '{number}', meaning: undefined, number: 2 })).toBe(
    'lacks "{number}": 2.',
  );
});

it('says what, where, which name was meant, what else there is, and what to do', () => {
  const place = { file: 'pages/home.json', pointer: '/body/2/widget', line: 14 };
  const found = problem('unknown-reference', { kind: 'widget', name: 'hedding' }, place, ['heading', 'list']);
  expect(formatProblem(found)).toBe(
    'unknown-reference: pages/home.json:14 (/body/2/widget) names the widget "hedding", which does not exist. ' +
      'Did you mean "heading"? Known: heading, list. Correct the name, or add what it names.',
  );
});

it('leaves out what it does not know', () => {
  expect(formatProblem(problem('missing-file', undefined, somewhere))).toBe(
    'missing-file: site.json does not exist. ' +
      'Add the file. A portal has one of each, and each language has the same files of sentences.',
  );
});

it('cuts a long list of known names', () => {
  const known = Array.from({ length: 15 }, (_, index) => `route-number-${index}`);
  const found = problem('unknown-reference', { kind: 'route', name: 'x' }, somewhere, known);
  expect(formatProblem(found)).toContain('Known: route-number-0, ');
  expect(formatProblem(found)).toContain('route-number-11, and 3 more.');
});

it('takes the beginning of one known name for that name', () => {
  const known = ['information', 'warning', 'warmth'];
  const textOf = (name: string): string =>
    formatProblem(problem('wrong-value', { expected: `one of them, not "${name}"` }, somewhere, known));
  expect(textOf('info')).toContain('Did you mean "information"? Known: information, ');
  expect(textOf('war')).not.toContain('Did you mean');
});

it('begins a list of known names with those of the same group', () => {
  const known = ['shelf.left', 'reader.card', 'shelf.right', 'reader.name'];
  const found = problem('unknown-reference', { kind: 'fact', name: 'reader.x' }, somewhere, known);
  expect(formatProblem(found)).toContain('Known: reader.card, reader.name, shelf.left, shelf.right.');
});

it('begins it with what is called the same in another group: that is what is meant most often', () => {
  const known = [...Array.from({ length: 15 }, (_, index) => `reader.fact${index}`), 'shelf.today'];
  const found = problem('unknown-reference', { kind: 'fact', name: 'reader.today' }, somewhere, known);
  expect(formatProblem(found)).toContain('Known: shelf.today, reader.fact0, ');
});

it('goes on with those that have a word of it', () => {
  const known = [
    'account.lines',
    'account.mobileLines',
    'mobile-app.version',
    'mobile.state',
    'address.hotlinedSince',
  ];
  const found = problem('unknown-reference', { kind: 'fact', name: 'mobile.hotlined' }, somewhere, known);
  expect(formatProblem(found)).toContain(
    'Known: mobile.state, account.mobileLines, mobile-app.version, address.hotlinedSince, account.lines.',
  );
});

const somewhere: Place = { file: 'site.json', pointer: '' };

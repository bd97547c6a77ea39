import { describe, expect, it } from 'vitest';
import { readLocales } from './readLocales.ts';

describe('the files of the sentences', () => {
  it('are read by language and namespace, nested keys joined by dots', () => {
    const { locales, trees, exceptions, problems } = readLocales([
      {
        path: 'en/library.json',
        text: '{ "name": "Library", "desk": { "open": "Open", "closed": "Closed" } }',
      },
      { path: 'es/library.json', text: '{ "name": "Biblioteca" }' },
      { path: 'exceptions.json', text: '{ "library:name": "A proper name." }' },
    ]);
    expect(problems).toEqual([]);
    expect(locales).toEqual({
      en: { library: { name: 'Library', 'desk.open': 'Open', 'desk.closed': 'Closed' } },
      es: { library: { name: 'Biblioteca' } },
    });
    expect(trees['en']?.['library']).toEqual({ name: 'Library', desk: { open: 'Open', closed: 'Closed' } });
    expect(exceptions).toEqual({ 'library:name': 'A proper name.' });
  });

  it.each([
    ['no JSON', '{\n  "name": "Library"\n  "desk": "Desk"\n}', 'not-json', '', 2],
    ['a key twice', '{\n  "name": "Library",\n  "name": "Bookshop"\n}', 'duplicate-key', '/name', 3],
    ['a number', '{\n  "name": 7\n}', 'wrong-value', '/name', 2],
    ['a list', '{\n  "desk": {\n    "hours": ["9", "5"]\n  }\n}', 'wrong-value', '/desk/hours', 3],
    ['a sentence alone', '"Library"', 'wrong-value', '', 1],
    ['a dot in a key', '{\n  "desk.open": "Open"\n}', 'wrong-value', '/desk.open', 2],
  ])('with %s are told of, by file and line, and left out', (_, text, code, pointer, line) => {
    const { problems, locales } = readLocales([{ path: 'en/library.json', text }]);
    expect(problems.map((each) => [each.code, each.place])).toEqual([
      [code, { file: 'locales/en/library.json', pointer, line }],
    ]);
    expect(locales).toEqual({});
  });

  it('say at which line a sentence stands, or what it would stand in', () => {
    const { lineAt } = readLocales([
      { path: 'en/library.json', text: '{\n  "desk": {\n    "open": "Open"\n  }\n}' },
    ]);
    const file = 'locales/en/library.json';
    expect([lineAt(file, '/desk/open'), lineAt(file, '/desk/closed'), lineAt(file, '/attic')]).toEqual([
      3, 2, 1,
    ]);
    expect(lineAt('locales/fr/library.json', '/desk')).toBeUndefined();
  });
});

it('takes only a text for the reason of an exception', () => {
  const { problems, exceptions } = readLocales([
    { path: 'exceptions.json', text: '{ "library:name": { "same": "A proper name." } }' },
  ]);
  expect(problems).toEqual([
    expect.objectContaining({
      code: 'wrong-value',
      place: { file: 'locales/exceptions.json', pointer: '/library:name', line: 1 },
    }),
  ]);
  expect(exceptions).toEqual({});
});

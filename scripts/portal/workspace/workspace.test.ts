import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lineOfPart } from '../../../engine/verify/index.ts';
import { readFiles } from '../portalTexts.ts';
import { layerWorkspace } from './openWorkspace.ts';
import { writeTexts, type Workspace } from './index.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-workspace-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a set that lies over another portal', () => {
  const files = {
    'beneath/routes/a.json': '{\n  "path": "/a",\n  "page": "a"\n}\n',
    'beneath/routes/b.json': '{\n  "path": "/b"\n}\n',
    'locales/en/shop.json': '{\n  "one": "One",\n  "two": "Two"\n}\n',
    'set/packs.json': '{ "over": "beneath", "widgets": {}, "operations": {} }',
    'set/portal/routes/b.json': '{ "path": "/other" }',
    'set/portal/routes/c.json': '{ "path": "/c" }',
    'set/changes/routes/a.json': '{\n\n\n  "page": "x"\n}',
    'set/locales/en/shop.json': '{\n\n  "two": "2"\n}',
  };

  it('is the portal beneath with its own files, changes and sentences over it', () => {
    const { portalOf, texts } = opened(files);
    const { manifests, locales } = portalOf(texts);
    const values = [...manifests, ...locales].map(({ path, text }) => [path, JSON.parse(text) as unknown]);
    expect(Object.fromEntries(values)).toEqual({
      'routes/a.json': { path: '/a', page: 'x' },
      'routes/b.json': { path: '/other' },
      'routes/c.json': { path: '/c' },
      'en/shop.json': { one: 'One', two: '2' },
    });
  });

  it.each([
    ['routes/a.json', '/page', 'set/changes/routes/a.json'],
    ['routes/a.json', '/path', 'beneath/routes/a.json'],
    ['routes/b.json', '/path', 'set/portal/routes/b.json'],
    ['routes/c.json', '/path', 'set/portal/routes/c.json'],
    ['locales/en/shop.json', '/two', 'set/locales/en/shop.json'],
    ['locales/en/shop.json', '/one', 'locales/en/shop.json'],
  ] as const)('says of %s %s that it stands in %s, and on which line', (file, pointer, expected) => {
    const { located, texts } = opened(files);
    const line = lineOfPart(texts.get(expected) ?? '', pointer);
    expect(line).toBeGreaterThan(0);
    // Lines of a merged file are those of neither part, so `located` must replace them; 99 stands for any.
    const known = expected.includes('/portal/') ? line : 99;
    const place = { file, pointer, ...(known !== undefined && { line: known }) };
    expect(located(texts, place)).toEqual({ file: expected, pointer, line });
  });

  it('says of what is nowhere that it belongs into the file that is changed', () => {
    const { located, texts } = opened(files);
    expect(located(texts, { file: 'routes/a.json', pointer: '/guards/0' })).toEqual({
      file: 'beneath/routes/a.json',
      pointer: '/guards/0',
      line: 1,
    });
  });

  it('says what it lacks when it does not name that portal', () => {
    expect(() => opened({ 'set/packs.json': '{}' })).toThrow('set/packs.json does not say over which portal');
  });

  it('owns its own files only', () => {
    const { isOwn } = opened(files);
    expect(
      Object.keys(files)
        .filter(isOwn)
        .map((file) => file.split('/')[0]),
    ).toEqual(Array(5).fill('set'));
  });
});

describe('writing texts', () => {
  it('writes, moves and removes what is otherwise, and nothing else', () => {
    put({ 'a.json': '1', 'b.json': '2', 'c.json': '3' });
    const before = new Map([
      ['a.json', '1'],
      ['b.json', '2'],
      ['c.json', 'somebody else has changed this'],
    ]);
    const after = new Map([
      ['deep/new.json', '2'],
      ['a.json', '4'],
      ['c.json', 'somebody else has changed this'],
    ]);
    writeTexts(root, before, after);
    expect(read('a.json')).toBe('4');
    expect(read('deep/new.json')).toBe('2');
    expect(read('c.json')).toBe('3');
    expect(existsSync(join(root, 'b.json'))).toBe(false);
  });

  it('writes nothing at all when somebody else has changed one of the files meanwhile', () => {
    put({ 'a.json': '1', 'b.json': 'changed' });
    const before = new Map([
      ['a.json', '1'],
      ['b.json', '2'],
    ]);
    expect(() =>
      writeTexts(
        root,
        before,
        new Map([
          ['a.json', '3'],
          ['b.json', '4'],
        ]),
      ),
    ).toThrow('b.json has been changed meanwhile');
    expect(read('a.json')).toBe('1');
  });

  it('leaves every file as it was when one of them cannot be written', () => {
    // A folder is where the last file is to be; also whoever may write everything cannot write that.
    put({ 'a.json': '1', 'b.json': '2', 'z/deep.json': '3' });
    const before = new Map([
      ['a.json', '1'],
      ['b.json', '2'],
    ]);
    const after = new Map([
      ['a.json', '4'],
      ['z/deep.json/new.json', '5'],
    ]);
    expect(() => writeTexts(root, before, after)).toThrow(
      /z\/deep\.json\/new\.json cannot be written: .*All files are as they were\./,
    );
    expect([read('a.json'), read('b.json'), read('z/deep.json')]).toEqual(['1', '2', '3']);
    expect(readdirSync(root).sort()).toEqual(['a.json', 'b.json', 'z']);
  });

  it('knows a file with a byte order mark for the one that was read', () => {
    put({ 'a.json': '\uFEFF1' });
    expect(readFiles(root, '')).toEqual([{ path: 'a.json', text: '1' }]);
    writeTexts(root, new Map([['a.json', '1']]), new Map([['a.json', '2']]));
    expect(read('a.json')).toBe('2');
  });
});

function opened(files: Readonly<Record<string, string>>): Workspace {
  put(files);
  const packs = { widgets: {}, operations: {}, derivations: {} };
  return layerWorkspace({ root, locales: 'locales' }, 'set', { schemas: new Map(), packs });
}

function put(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

import { describe, expect, it } from 'vitest';
import { checkStyle, type MeasuredFile } from './checkStyle.ts';
import { describeSizes } from './describeSizes.ts';
import { measureSource } from './measureSource.ts';

describe('measuring a file', () => {
  it('counts the lines of code of every function that has a name', () => {
    const text = [
      'export function first(): number {',
      '  // A reason.',
      '',
      '  return 1;',
      '}',
      'const second = () => 2;',
      'const third = {',
      '  method() {',
      '    return 3;',
      '  },',
      '};',
      '[1].map((each) => each);',
    ].join('\n');
    expect(measureSource('a.ts', text)).toEqual({
      lines: 12,
      hasDefaultExport: false,
      endlessEffects: [],
      functions: [
        { name: 'first', line: 1, lines: 3 },
        { name: 'second', line: 6, lines: 1 },
        { name: 'method', line: 8, lines: 3 },
      ],
    });
  });

  it('sees a default export', () => {
    expect(measureSource('a.tsx', 'export default () => <p />;').hasDefaultExport).toBe(true);
  });

  it.each<[string, string, string[]]>([
    ['a timer', 'useEffect(() => { setInterval(tick, 9); }, []);', ['setInterval']],
    [
      'a listener',
      "useLayoutEffect(() => {\n if (on) return;\n document.addEventListener('x', y);\n});",
      ['addEventListener'],
    ],
    [
      'one that is ended',
      'useEffect(() => { const id = setInterval(tick); return () => clearInterval(id); });',
      [],
    ],
    ['one that says itself how it ends', 'useEffect(() => store.subscribe(tick), [store]);', []],
    ['a function elsewhere', 'useEffect(watch, []); setTimeout(tick);', []],
  ])('finds effects that begin what nothing ends: %s', (_, text, begins) => {
    expect(measureSource('a.tsx', text).endlessEffects.map((effect) => effect.begins)).toEqual(begins);
  });

  it('throws for what is no TypeScript', () => {
    expect(() => measureSource('a.ts', 'const = ;')).toThrow(/a\.ts/);
  });
});

describe('the rules of style', () => {
  it('accept what keeps them', () => {
    expect(checkStyle([file('engine/core/fact/fact.ts', { lines: 400 })])).toEqual([]);
  });

  it('name a file that is too long, and a function that is too long', () => {
    const long = { name: 'runEverything', line: 7, lines: 81 };
    expect(checkStyle([file('a.ts', { lines: 401, functions: [long] })])).toEqual([
      'a.ts has 401 lines; 400 are the most.',
      'a.ts:7 runEverything has 81 lines of code; 80 are the most.',
    ]);
  });

  it('leave the functions of tests alone', () => {
    const long = { name: 'setup', line: 1, lines: 200 };
    expect(checkStyle([file('a.test.ts', { functions: [long] })])).toEqual([]);
  });

  it('refuse default exports, except in configurations of tools', () => {
    expect(checkStyle([file('a.ts', { hasDefaultExport: true })])).toEqual([
      'a.ts has a default export; give it a name.',
    ]);
    expect(checkStyle([file('vite.config.ts', { hasDefaultExport: true })])).toEqual([]);
  });

  it('refuse an effect that begins what nothing ends', () => {
    expect(checkStyle([file('a.tsx', { endlessEffects: [{ line: 7, begins: 'setInterval' }] })])).toEqual([
      'a.tsx:7 begins something in an effect (setInterval) that nothing ends; return a function that does.',
    ]);
  });

  it.each(['widgets/utils/date.ts', 'engine/helpers.ts', 'sandbox/Common/index.ts'])(
    'refuse the name %s',
    (path) => {
      expect(checkStyle([file(path)])).toEqual([expect.stringContaining('says nothing about what is in it')]);
    },
  );

  it('want files named after what they export', () => {
    expect(checkStyle([file('sandbox/provider/ledger/read-ledger.ts')])).toEqual([
      'sandbox/provider/ledger/read-ledger.ts: name it after what it exports, without hyphens.',
    ]);
    const migration = file('sandbox/platform/database/migrations/0001-accounts.ts');
    expect(checkStyle([migration, file('widgets/kit/card-frame/CardFrame.tsx')])).toEqual([]);
  });
});

describe('the report of sizes', () => {
  it('gives median, ninth decile and longest', () => {
    const files = Array.from({ length: 10 }, (_, index) => file(`${index}.ts`, { lines: (index + 1) * 10 }));
    expect(describeSizes(files)[0]).toContain('10 files: median 50, nine in ten ≤ 90, longest 100 lines');
  });
});

function file(path: string, parts: Partial<MeasuredFile> = {}): MeasuredFile {
  return { path, lines: 10, functions: [], hasDefaultExport: false, endlessEffects: [], ...parts };
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { domainRules } from './domains.ts';
import { findCrossings } from './findCrossings.ts';
import { findProductWords } from './findProductWords.ts';
import { innocent, planted } from './planted.ts';
import { rules } from './rules.ts';
import { sliceRules } from './slices.ts';

const COMPILER = join(import.meta.dirname, '../../../node_modules/.bin/tsc');
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('the rules about imports', () => {
  it('find nothing in a tree that keeps them', async () => {
    expect(await findCrossings(plant(innocent))).toEqual([]);
  });

  it.each(planted)('$rule: $from → $to is found', async ({ rule, files, from, to }) => {
    const found = await findCrossings(plant({ ...innocent, ...files }));
    expect(found.map((crossing) => `${crossing.rule}: ${crossing.from} → ${crossing.to}`)).toContain(
      `${rule}: ${from} → ${to}`,
    );
  });

  it('are said with the name of the rule', async () => {
    const wrong = {
      'engine/core/fact.ts': "import '../../widgets/garden/rake.ts';",
      'widgets/garden/rake.ts': '',
    };
    const [found] = await findCrossings(plant({ ...innocent, ...wrong }));
    expect([found?.rule, found?.comment]).toEqual([
      'core-is-pure',
      'engine/core imports itself only: no React, no library of the browser, no I/O, nothing of Node.',
    ]);
  });

  it('say the arrow that closes a circle, and not each circle that it closes', async () => {
    const root = plant({
      ...innocent,
      'engine/core/fact.ts': "import '../../widgets/garden/rake.ts';",
      'widgets/garden/rake.ts': "import '../../engine/index.ts';",
      'engine/index.ts': "import './core/fact.ts';",
    });
    const found = await findCrossings(root);
    expect(found.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)).toEqual([
      'core-is-pure: engine/core/fact.ts → widgets/garden/rake.ts',
    ]);
  });

  it('each have a planted violation', () => {
    const root = plant(innocent);
    const names = [...rules, ...domainRules(root), ...sliceRules(root, ['widgets'])].map(({ name }) => name);
    expect(new Set(planted.map(({ rule }) => rule))).toEqual(new Set(names));
  });
});

describe('the platform of core and verify', () => {
  it('has nothing that only a browser, or only Node, has', () => {
    const platform = join(import.meta.dirname, 'platform');
    const root = plant({
      'tsconfig.json': JSON.stringify({
        extends: join(platform, 'tsconfig.json'),
        include: [
          'core.ts',
          ...['platform.d.ts', '../../../../engine/verify'].map((path) => join(platform, path)),
        ],
      }),
      'core.ts': 'export const found = [URL, document.title, process.pid, fetch];',
    });
    const { stdout } = spawnSync(COMPILER, ['-p', root], { encoding: 'utf8' });
    expect([...stdout.matchAll(/Cannot find name '(\w+)'/g)].map(([, name]) => name)).toEqual([
      'document',
      'process',
      'fetch',
    ]);
  });
});

describe('the words of the product', () => {
  it('are found in the engine, in the schemas and in packs that know no trade, however they are joined', () => {
    const root = plant({
      'engine/core/fact.ts': '// fine\nconst pastDue = 1;',
      'engine/runtime/Voicemail.tsx': '/** Shows auto-pay. */',
      'schemas/page.schema.json': '{ "description": "The billing page." }',
      'widgets/form/money/Money.tsx': 'const refund = 1;',
      'widgets/kit/button/Button.tsx': '/** "Pay now". */',
      'widgets/kit/card-frame/CardFrame.tsx': '/** "Pay now". */',
      'widgets/billing/pack.ts': 'const refund = 1;',
    });
    expect(findProductWords(root)).toEqual([
      { word: 'past due', file: 'engine/core/fact.ts', line: 2 },
      { word: 'auto-pay', file: 'engine/runtime/Voicemail.tsx', line: 1 },
      { word: 'billing', file: 'schemas/page.schema.json', line: 1 },
      { word: 'refund', file: 'widgets/form/money/Money.tsx', line: 1 },
      { word: 'pay', file: 'widgets/kit/button/Button.tsx', line: 1 },
    ]);
  });

  it('are left to tests, and are not found inside other words', () => {
    const root = plant({
      'engine/core/fact.test.ts': 'const billing = 1;',
      'engine/core/testing/site.ts': 'const payment = 1;',
      'engine/core/invoke.ts': 'const billiard = 1; const invoiceless = capital;',
    });
    expect(findProductWords(root)).toEqual([]);
  });
});

/** Writes files into a new folder. */
function plant(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'planted-'));
  folders.push(root);
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  return root;
}

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadPortal } from '../../../engine/verify/index.ts';
import { packs } from '../../../widgets/packs.ts';
import { readPortal } from '../readPortal.ts';
import { applyRenaming, renamers } from './index.ts';

// Many of its manifests are like others, with other names and with changed parts.
it('a whole portal is as right as before when a part is renamed that others are like', async () => {
  const sources = await readPortal(join(import.meta.dirname, '../../..'), 'tests/sets/whole-portal', packs);
  const { context, problems } = loadPortal(sources);
  if (!context) throw new Error('The set cannot be read.');
  expect(problems).toEqual([]);
  let texts = { manifests: sources.files, locales: [] };
  for (const [kind, from, to] of [
    // The pointers of each are those before all of them: what moves the others' comes last.
    ['toggle', 'paperless-in-payment', 'renamed-toggle'],
    ['data', 'auto-pay-enroll/methodKind', 'renamedAnswer'],
    ['step', 'one-time-payment/review', 'renamed-step'],
  ] as const) {
    const renaming = renamers[kind]?.({ from, to, context, texts });
    if (!renaming) throw new Error(`There is no ${kind}.`);
    texts = { ...applyRenaming(texts, renaming), locales: [] };
  }
  expect(loadPortal({ ...sources, files: texts.manifests }).problems).toEqual([]);
}, 120_000);

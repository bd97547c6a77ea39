import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { domainRules } from './domains.ts';
import { rules } from './rules.ts';
import { sliceRules } from './slices.ts';

/** An import that a rule forbids. */
export interface Crossing {
  rule: string;
  comment: string;
  from: string;
  /** The imported file; for a circle, the whole circle. */
  to: string;
}

const FOLDERS = ['engine', 'widgets', 'sandbox', 'scripts', 'tests'];
const FILES = ['main.tsx', 'vite.config.ts', 'vitest.config.ts'];

/**
 * Finds every import of a tree that a rule forbids.
 *
 * @param root absolute path of a tree that is laid out like this repository
 */
export async function findCrossings(root: string): Promise<Crossing[]> {
  const present = [...FOLDERS, ...FILES].filter((path) => existsSync(join(root, path)));
  const { output } = await cruise(present, {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: [...rules, ...domainRules(root), ...sliceRules(root, FOLDERS)] },
    parser: 'swc',
    // Type imports count, too: they are dependencies.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['module', 'import', 'types', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  });
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to, cycle, comment }) => ({
    rule: rule.name,
    comment: comment ?? '',
    from,
    to: cycle ? cycle.map(({ name }) => name).join(' → ') : to,
  }));
}

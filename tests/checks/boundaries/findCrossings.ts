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
 * Finds every import of a tree that a rule forbids. A circle that an import closes which is forbidden itself goes with it:
 * one wrong arrow closes hundreds, and nobody finds it among them.
 *
 * @param root absolute path of a tree that is laid out like this repository
 */
export async function findCrossings(root: string): Promise<Crossing[]> {
  const forbidden = [...rules, ...domainRules(root), ...sliceRules(root, FOLDERS)];
  // The cruiser says the name of a rule only.
  const comments = new Map(forbidden.map(({ name, comment }) => [name, comment]));
  const present = [...FOLDERS, ...FILES].filter((path) => existsSync(join(root, path)));
  const { output } = await cruise(present, {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
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
  const { violations } = (output as ICruiseResult).summary;
  const arrows = new Set(violations.flatMap(({ from, to, cycle }) => (cycle ? [] : [`${from} → ${to}`])));
  return violations.flatMap(({ rule, from, to, cycle }): Crossing[] => {
    const circle = cycle?.map(({ name }) => name);
    const follows = circle?.some((name, index) => arrows.has(`${circle.at(index - 1)} → ${name}`));
    if (follows === true) return [];
    return [{ rule: rule.name, comment: comments.get(rule.name) ?? '', from, to: circle?.join(' → ') ?? to }];
  });
}

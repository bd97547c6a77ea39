/** An import that a rule must report, in a tree as small as possible. */
export interface Planted {
  rule: string;
  /** Path -> source, in addition to `innocent`. */
  files: Readonly<Record<string, string>>;
  /** The crossing: importing file and what it imports. */
  from: string;
  to: string;
}

/** A tree without a crossing, with packages to import. */
export const innocent: Readonly<Record<string, string>> = {
  'package.json':
    '{ "type": "module", "dependencies": { "react": "1" }, "devDependencies": { "vitest": "1" } }',
  ...installed('react'),
  ...installed('vitest'),
  'engine/core/fact/index.ts': "export { fact } from './fact.ts';",
  'engine/core/fact/fact.ts': 'export const fact = 1;',
  'engine/verify/index.ts': "export { fact } from '../core/fact/index.ts';",
  'engine/runtime/view/index.ts': "export { page } from './page.ts';",
  'engine/runtime/view/page.ts':
    "import 'react'; import { fact } from '../../core/fact/index.ts'; export const page = fact;",
  'engine/index.ts': "export { page } from './runtime/view/index.ts';",
  'widgets/kit/button/index.ts': 'export const button = 1;',
  'widgets/shell/pack.ts': "import '../../engine/index.ts'; export { button } from '../kit/button/index.ts';",
  'widgets/garden/pack.ts': "export { rose } from './rose/index.ts';",
  'widgets/garden/rose/index.ts': "export { rose } from './rose.ts';",
  'widgets/garden/rose/rose.ts': 'export const rose = 1;',
  'widgets/packs.ts': "export * from './shell/pack.ts'; export * from './garden/pack.ts';",
  'main.tsx': "import './engine/index.ts'; import './widgets/packs.ts';",
};

/** The ways in which each rule is most easily broken, one or more. */
export const planted: readonly Planted[] = [
  crossing('core-is-pure', 'engine/core/fact/fact.ts', 'node_modules/react/index.js', 'react'),
  crossing('core-is-pure', 'engine/core/fact/fact.ts', 'fs', 'node:fs'),
  crossing('verify-builds-on-core', 'engine/verify/index.ts', 'engine/runtime/view/index.ts'),
  crossing('verify-builds-on-core', 'engine/verify/index.ts', 'fs', 'node:fs'),
  crossing('runtime-builds-on-core', 'engine/runtime/view/page.ts', 'engine/verify/index.ts'),
  crossing('runtime-builds-on-core', 'engine/index.ts', 'engine/verify/index.ts'),
  crossing('runtime-builds-on-core', 'engine/runtime/view/page.ts', 'widgets/kit/button/index.ts'),
  crossing('runtime-floors', 'engine/runtime/facts/slots.ts', 'engine/runtime/view/index.ts'),
  crossing('engine-inside-not-through-its-door', 'engine/verify/trial.test.ts', 'engine/index.ts'),
  crossing('verify-builds-on-core', 'engine/build.ts', 'engine/runtime/view/index.ts'),
  crossing('portal-stays-inside', 'engine/index.ts', 'engine/runtime/portal/index.ts'),
  crossing('portal-stays-inside', 'engine/index.ts', 'engine/core/site/index.ts'),
  crossing('engine-through-its-door', 'widgets/garden/rose/rose.ts', 'engine/runtime/portal/index.ts'),
  crossing('engine-through-its-door', 'widgets/shell/pack.ts', 'engine/core/fact/index.ts'),
  crossing('main-through-the-doors', 'main.tsx', 'engine/runtime/view/index.ts'),
  crossing('tools-through-their-door', 'scripts/show.ts', 'engine/verify/index.ts'),
  crossing('tools-leave-the-runtime-alone', 'scripts/show.ts', 'engine/runtime/view/index.ts'),
  crossing('domains-know-no-other', 'widgets/shell/pack.ts', 'widgets/garden/rose/index.ts'),
  crossing('shared-widgets-know-no-domain', 'widgets/kit/button/index.ts', 'widgets/garden/rose/index.ts'),
  crossing('widgets-know-no-provider', 'widgets/shell/pack.ts', 'locales/en/shell.json'),
  crossing('sandbox-stands-alone', 'sandbox/edge.ts', 'engine/core/fact/index.ts'),
  crossing(
    'card-page-stands-alone',
    'sandbox/card/frame/page/form.ts',
    'node_modules/react/index.js',
    'react',
  ),
  crossing('tools-are-not-imported', 'widgets/shell/pack.ts', 'scripts/show.ts'),
  crossing('tools-know-no-product', 'scripts/show.ts', 'widgets/packs.ts'),
  crossing('scripts-import-no-tests', 'scripts/show.ts', 'tests/journey.ts'),
  crossing('tests-stay-outside', 'widgets/garden/rose/rose.ts', 'widgets/garden/testing/index.ts'),
  crossing(
    'shipped-code-uses-dependencies',
    'widgets/shell/pack.ts',
    'node_modules/vitest/index.js',
    'vitest',
  ),
  crossing('imports-lead-somewhere', 'widgets/shell/pack.ts', './lost.ts', './lost.ts'),
  crossing('slices-through-their-door', 'widgets/garden/pack.ts', 'widgets/garden/rose/rose.ts'),
  crossing('slices-inside-directly', 'widgets/garden/rose/leaf.ts', 'widgets/garden/rose/index.ts'),
  {
    rule: 'no-cycles',
    files: {
      'widgets/garden/rose/rose.ts': "import type { Leaf } from './leaf.ts'; export type Rose = Leaf;",
      'widgets/garden/rose/leaf.ts': "import type { Rose } from './rose.ts'; export type Leaf = Rose[];",
      'widgets/garden/rose/index.ts': "export type { Rose } from './rose.ts';",
      'widgets/garden/pack.ts': "export type { Rose } from './rose/index.ts';",
    },
    from: 'widgets/garden/rose/leaf.ts',
    to: 'widgets/garden/rose/rose.ts → widgets/garden/rose/leaf.ts',
  },
  {
    rule: 'no-orphans',
    files: { 'widgets/garden/weed.ts': 'export {};' },
    from: 'widgets/garden/weed.ts',
    to: 'widgets/garden/weed.ts',
  },
];

/** A file that imports another one; the imported file exists, unless it is given as written in the source. */
function crossing(rule: string, from: string, to: string, written = pathBetween(from, to)): Planted {
  const exists = to in innocent || written === to;
  const content = to.endsWith('.json') ? '{}' : 'export const planted = 1;';
  return {
    rule,
    from,
    to,
    files: {
      [from]: `${innocent[from] ?? ''} import '${written}';`,
      ...(exists || written !== pathBetween(from, to) ? {} : { [to]: content }),
    },
  };
}

function pathBetween(from: string, to: string): string {
  return '../'.repeat(from.split('/').length - 1) + to;
}

function installed(name: string): Record<string, string> {
  return {
    [`node_modules/${name}/index.js`]: '',
    [`node_modules/${name}/package.json`]: `{ "name": "${name}", "main": "index.js" }`,
  };
}

import { TESTS, type Rule } from './rule.ts';

/** The configuration of the build, which is a tool like those in scripts/. */
const BUILD = String.raw`^[^/]+\.config\.ts$`;

/** The file through which tests of widgets read the manifests. */
const STAGE = String.raw`^widgets/testing/portalFiles\.ts$`;

/** The entries that join the engine and the packs: for a browser, and for drawing first screens. */
const ENTRIES = String.raw`^(main\.tsx|widgets/prerender\.ts)$`;

/** The layers of engine/runtime, the lowest first. A folder imports lower layers only. */
const floors = [
  'ports',
  'copy|facts|release',
  'analytics|navigation',
  'portal',
  'sequence',
  'view',
  'boot|prerender',
  'inspect',
] as const;

/** Rules for the parts between schemas and main.tsx, in the order in which they may be imported. */
const engine: readonly Rule[] = [
  {
    name: 'core-is-pure',
    comment: 'engine/core imports itself only: no React, no library of the browser, no I/O, nothing of Node.',
    from: { path: '^engine/core/', pathNot: TESTS },
    to: { pathNot: '^engine/core/' },
  },
  {
    name: 'verify-builds-on-core',
    comment: 'engine/verify imports core and its two libraries. It reads no files: it is given them.',
    from: { path: '^engine/(verify/|build\\.ts$)', pathNot: TESTS },
    to: { pathNot: ['^engine/(core|verify)/', '^node_modules/(ajv|@humanwhocodes/momoa)/'] },
  },
  {
    name: 'runtime-builds-on-core',
    comment:
      'engine/runtime imports core and libraries of the browser: no verification, no product, no Node.',
    from: { path: '^engine/(runtime/|index\\.ts$)', pathNot: TESTS },
    to: { pathNot: ['^engine/(core|runtime)/', '^node_modules/'] },
  },
  ...floors.map((rooms, floor): Rule => ({
    name: 'runtime-floors',
    comment: `The rooms of engine/runtime stand on floors, and import lower ones only: ${floors.join(' < ')}.`,
    from: { path: `^engine/runtime/(${rooms})/`, pathNot: TESTS },
    to: {
      path: `^engine/runtime/(${floors.slice(floor).join('|')})/`,
      pathNot: String.raw`^engine/runtime/$1/|/testing/index\.ts$`,
    },
  })),
  {
    name: 'engine-inside-not-through-its-door',
    comment: 'Inside the engine nobody imports its doors.',
    from: { path: '^engine/.+/' },
    to: { path: '^engine/(index|build|derive)\\.ts$' },
  },
  {
    name: 'portal-stays-inside',
    comment:
      'The door of the engine hands out hooks and types, never the portal itself, its facts, its site or its ports: what widgets may do is what the hooks do.',
    from: { path: '^engine/index\\.ts$' },
    to: { path: '^engine/(core/site|runtime/(portal|facts|copy|navigation|release))/' },
  },
  {
    name: 'engine-through-its-door',
    comment:
      'Whoever is not the engine imports engine/index.ts, derivations engine/derive.ts; its tests the door of what helps to test. Tests work on core and verify, too.',
    from: { pathNot: ['^engine/', '^(scripts|tests)/', ENTRIES, BUILD, STAGE] },
    to: { path: '^engine/', pathNot: '^engine/(index|derive|runtime/testing/index)\\.ts$' },
  },
  {
    name: 'main-through-the-doors',
    comment:
      'main.tsx imports the door, and what only developers see; widgets/prerender.ts what draws first screens.',
    from: { path: ENTRIES },
    to: {
      path: '^engine/',
      pathNot: String.raw`^engine/(index|runtime/(inspect/createInspector|prerender/index))\.ts$`,
    },
  },
  {
    name: 'tools-through-their-door',
    comment: 'Tools import engine/build.ts, and of engine/index.ts what packs are.',
    from: { path: ['^scripts/', BUILD, STAGE], pathNot: TESTS },
    to: { path: '^engine/', pathNot: '^engine/(index|build)\\.ts$' },
  },
  {
    name: 'tools-leave-the-runtime-alone',
    comment: 'Tools and tests use core, verify and the door, never the inside of the runtime.',
    from: { path: ['^(scripts|tests)/', BUILD] },
    to: { path: '^engine/runtime/' },
  },
];

const widgets: readonly Rule[] = [
  {
    name: 'widgets-know-no-provider',
    comment:
      'Widgets import the engine, each other and libraries: neither manifests, nor sentences, nor the sandbox.',
    from: { path: '^widgets/', pathNot: String.raw`${TESTS}|\.config\.ts$` },
    to: { pathNot: ['^widgets/', '^engine/', '^node_modules/'] },
  },
];

const surroundings: readonly Rule[] = [
  {
    name: 'sandbox-stands-alone',
    comment: 'The sandbox is the provider: it knows neither the engine nor the portal.',
    from: { path: '^sandbox/' },
    to: { path: '^(engine|widgets|manifests|locales|schemas)/|^main\\.tsx$' },
  },
  {
    name: 'card-page-stands-alone',
    comment: 'The page that sees card numbers imports nothing but itself: no library, no other folder.',
    from: { path: '^sandbox/card/frame/page/', pathNot: TESTS },
    to: { pathNot: '^sandbox/card/frame/page/' },
  },
  {
    name: 'tools-are-not-imported',
    comment: 'Nothing imports scripts or tests, except tools themselves.',
    from: { pathNot: ['^(scripts|tests)/', BUILD] },
    to: { path: '^(scripts|tests)/' },
  },
  {
    name: 'tools-know-no-product',
    comment:
      'Tools work for every project: what its packs register they learn from the module that its package.json names.',
    from: { path: ['^scripts/', BUILD], pathNot: TESTS },
    to: { path: '^widgets/' },
  },
  {
    name: 'scripts-import-no-tests',
    comment: 'What people run does not depend on tests.',
    from: { path: '^scripts/' },
    to: { path: '^tests/' },
  },
  {
    name: 'tests-stay-outside',
    comment: 'What ships imports no test and no tool of tests.',
    from: { path: '^(engine|widgets|sandbox|main\\.tsx)', pathNot: TESTS },
    to: { path: TESTS },
  },
  {
    name: 'shipped-code-uses-dependencies',
    comment:
      'What reaches a browser imports only what package.json names as a dependency: kept, small, permissive.',
    from: {
      path: '^(engine/core|engine/runtime|widgets|main\\.tsx)',
      pathNot: TESTS,
    },
    to: {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'core'],
      dependencyTypesNot: ['type-only'],
    },
  },
];

const everywhere: readonly Rule[] = [
  {
    name: 'no-cycles',
    comment: 'No file depends on itself, not even through types: what is read first must have an answer.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment:
      'A file that neither imports nor is imported has no purpose. The build begins with loadWhenIdle.ts and early.ts; the sign-in page names its script.',
    from: {
      orphan: true,
      pathNot: String.raw`\.d\.m?ts$|^engine/runtime/prerender/(?:loadWhenIdle|early)\.ts$|^sandbox/identity/oidc/page/show-password\.js$`,
    },
    to: {},
  },
  {
    name: 'imports-lead-somewhere',
    comment: 'What is imported exists and is installed.',
    from: {},
    to: { couldNotResolve: true },
  },
];

/** The rules that do not depend on the folders that exist. For the others see domains.ts and slices.ts. */
export const rules: readonly Rule[] = [...engine, ...widgets, ...surroundings, ...everywhere];

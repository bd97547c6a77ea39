/**
 * The subject of a test: the running portal in a browser; the shipped manifests; a widget; the engine with a portal of
 * the test; a tool; the sandbox; manifests that are not shipped.
 */
export type Level = 'journey' | 'manifests' | 'widgets' | 'engine' | 'tools' | 'sandbox' | 'sets';

/** The result of a test in the last run. */
export interface TestOutcome {
  /** Its title, with those of the groups around it. */
  title: string;
  state: 'passed' | 'failed' | 'skipped';
  level: Level;
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; tests: { status: string }[] }[];
}

/** Reads the results from a report of vitest or Playwright. */
export function readOutcomes(report: unknown): TestOutcome[] {
  if (typeof report !== 'object' || report === null) return [];
  if ('testResults' in report) return ofVitest(report as VitestReport);
  return 'suites' in report ? (report as PlaywrightReport).suites.flatMap((suite) => ofSuite(suite)) : [];
}

function ofVitest({ testResults }: VitestReport): TestOutcome[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      state: stateOf(status),
      level: levelOf(name),
    })),
  );
}

/** The level of a test by the place of its file; the first match counts. */
const levels: readonly (readonly [RegExp, Level])[] = [
  [/\/tests\/fixtures\/(?:sets|pharmacy)|\/wholePortal\.test/, 'sets'],
  [/\/tests\/checks\/postgres\/|\/sandbox\//, 'sandbox'],
  [/\/engine\//, 'engine'],
  [/\/widgets\//, 'widgets'],
  [/\/scripts\//, 'tools'],
];

function levelOf(file: string): Level {
  return levels.find(([where]) => where.test(file))?.[1] ?? 'manifests';
}

function ofSuite({ title, suites = [], specs }: PlaywrightSuite, above = ''): TestOutcome[] {
  const path = `${above} ${title}`.trim();
  return [
    ...specs.map((spec) => ({
      title: `${path} ${spec.title}`,
      state: stateOfSpec(spec),
      level: 'journey' as const,
    })),
    ...suites.flatMap((suite) => ofSuite(suite, path)),
  ];
}

/** The result of a journey; one that passes only sometimes has failed. */
function stateOfSpec({ ok, tests }: PlaywrightSuite['specs'][number]): TestOutcome['state'] {
  if (tests.every(({ status }) => status === 'skipped')) return 'skipped';
  return ok && tests.every(({ status }) => status !== 'flaky') ? 'passed' : 'failed';
}

function stateOf(status: string): TestOutcome['state'] {
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}

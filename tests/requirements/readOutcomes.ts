/**
 * What a test looks at: the running portal in a browser; the manifests that ship; a widget; the engine with a portal of
 * the test; a tool; the sandbox; manifests that do not ship.
 */
export type Level = 'journey' | 'manifests' | 'widgets' | 'engine' | 'tools' | 'sandbox' | 'sets';

/** What became of a test in the last run. */
export interface TestOutcome {
  /** Its title, with those of the groups that it stands in. */
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

/** Reads the outcomes from a report as vitest or Playwright writes it. */
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

/** The level of a test by where its file stands; the first that fits counts. */
const levels: readonly (readonly [RegExp, Level])[] = [
  [/\/tests\/(?:sets|fixtures)\/|\/wholePortal\.test/, 'sets'],
  [/\/tests\/postgres\/|\/sandbox\//, 'sandbox'],
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

/** A journey that passes only sometimes shows nothing. */
function stateOfSpec({ ok, tests }: PlaywrightSuite['specs'][number]): TestOutcome['state'] {
  if (tests.every(({ status }) => status === 'skipped')) return 'skipped';
  return ok && tests.every(({ status }) => status !== 'flaky') ? 'passed' : 'failed';
}

function stateOf(status: string): TestOutcome['state'] {
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}

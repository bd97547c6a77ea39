/** What became of a test in the last run. */
export interface TestOutcome {
  /** Its title, with those of the groups that it stands in. */
  title: string;
  state: 'passed' | 'failed' | 'skipped';
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
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
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ title: fullName, state: stateOf(status) })),
  );
}

function ofSuite({ title, suites = [], specs }: PlaywrightSuite, above = ''): TestOutcome[] {
  const path = `${above} ${title}`.trim();
  return [
    ...specs.map((spec) => ({ title: `${path} ${spec.title}`, state: stateOfSpec(spec) })),
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

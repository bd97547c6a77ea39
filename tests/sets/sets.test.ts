import { describe, expect, it } from 'vitest';
import { resolveNavigation } from '../../engine/core/navigation/index.ts';
import { createEvaluator } from '../../engine/core/decision/index.ts';
import { assignmentOf } from '../../engine/core/fact/index.ts';
import { manifestKinds, manifestPath } from '../../engine/core/manifest/index.ts';
import {
  formatProblem,
  problemCatalogue,
  proofCatalogue,
  type Problem,
  loadPortal,
} from '../../engine/verify/index.ts';
import { openSite } from '../../engine/core/site/index.ts';
import { readSet, sourcesOf } from '../../engine/verify/testing/index.ts';
import { everySchema } from '../schemas/everySchema.ts';
import { brokenSets, filesOf, type ExpectedProblem } from './brokenSet.ts';

const smallest = loadPortal(sourcesOf(readSet('smallest')));

const broken = brokenSets().map((set) => ({ ...set, actual: loadPortal(sourcesOf(filesOf(set))).problems }));

const messages = broken.flatMap(({ actual }) => actual.map(({ message }) => message));

/** Those whose words stand in `problems.txt`, to be read by people. */
const told = [
  'ambiguous-alternative',
  'condition-cycle',
  'duplicate-path',
  'inside-an-alternative',
  'missing-copy',
  'missing-copy-file',
  'missing-outcome-unknown',
  'no-alternative',
  'not-json',
  'null-is-no-absence',
  'unknown-fact',
  'unknown-value',
  'unlike-copy-plural',
  'wrong-placeholders-count',
  'wrong-value-pattern',
];

/**
 * Whatever a schema says is the name of something. Copy that is missing is a problem of its own; constants are named by
 * settings of the real portal's widgets, icons are its own: both are misspelt in tests/mutations.
 */
const kindsOfNames = [...new Set(everySchema.flatMap(({ schema }) => schema['x-ref'] ?? []))].filter(
  (kind) => kind !== 'copy' && kind !== 'constant' && kind !== 'icon',
);

/** How a value that breaks a keyword of the schemas is reported. */
const sentences: [keyword: string, words: RegExp][] = [
  ['type', /^must be a list\.$/],
  ['enum', /^must be one of /],
  ['const', /^must be true\.$/],
  ['pattern', /^must be written like /],
  ['format', /^must be a date as /],
  ['minLength', /^must be not empty/],
  ['maxLength', /^must be at most \d+ characters/],
  ['minimum', /^must be at least \d+\.$/],
  ['maximum', /^must be at most \d+\.$/],
  ['minItems', /^must be a list of at least /],
  ['maxItems', /^must be a list of at most /],
  ['uniqueItems', /^must be a list without repetition/],
  ['minProperties', /^must be an object with at least 1 entry\.$/],
  ['propertyNames', /^must be free of the name /],
  ['required', /^lacks /],
  ['additionalProperties', /which is not known here/],
  ['anyOf', /^fits none of the forms /],
  ['oneOf', /^needs exactly one of /],
];

describe('the smallest set', () => {
  it('has no problem', () => {
    expect(smallest.problems.map(formatProblem)).toEqual([]);
  });

  it.each(manifestKinds)('has a manifest of the kind %s', (kind) => {
    expect(Object.keys(smallest.manifests[kind])).not.toEqual([]);
  });

  it('is a portal that decides where addresses lead', () => {
    const site = openSite(smallest.manifests, { environment: 'PROD' });
    const known = { 'reader.signedIn': false, 'reader.inTheHouse': false };
    const evaluator = createEvaluator(site, assignmentOf(site.vocabulary, known));
    expect(resolveNavigation(evaluator, { path: '/borrow', query: '' })).toEqual({
      kind: 'redirect',
      address: '/sign-in?returnTo=%2Fborrow',
    });
    expect(resolveNavigation(evaluator, { path: '/shelves/atlases', query: '' })).toMatchObject({
      page: 'shelf',
    });
  });
});

describe('a broken set', () => {
  it.each(broken)('$name: $shows', ({ actual, problems }) => {
    expect(actual.map(placed)).toEqual(problems);
  });
});

it('problems read like this', async () => {
  const text = broken
    .filter(({ name }) => told.includes(name))
    .flatMap(({ shows, actual }) => [`# ${shows}`, ...actual.map(formatProblem), ''])
    .join('\n');
  await expect(text).toMatchFileSnapshot('./problems.txt');
});

describe('among the broken sets', () => {
  // What is proved is shown on the real portal, in tests/mutations.
  it.each(Object.keys(problemCatalogue).filter((code) => !Object.hasOwn(proofCatalogue, code)))(
    'one shows the problem %s',
    (code) => {
      expect(broken.filter(({ problems }) => problems.some((each) => each.code === code))).not.toEqual([]);
    },
  );

  it.each(manifestKinds)('one breaks a manifest of the kind %s', (kind) => {
    const files = Object.keys(smallest.manifests[kind]).map((id) => `portal/${manifestPath(kind, id)}`);
    expect(broken.filter(({ change }) => change.some(({ file }) => files.includes(file)))).not.toEqual([]);
  });

  it.each(kindsOfNames)('one misspells the name of a thing of the kind %s', (kind) => {
    expect(messages.filter((message) => message.startsWith(`names the ${kind} "`))).not.toEqual([]);
  });

  it.each(sentences)('one breaks the keyword %s', (_, words) => {
    expect(messages.filter((message) => words.test(message))).not.toEqual([]);
  });

  it('each shows something of its own', () => {
    const shown = broken.map(({ shows }) => shows);
    expect(shown.filter((words, index) => shown.indexOf(words) !== index)).toEqual([]);
  });
});

/** A problem as the broken sets write it: its place, and what it takes the writer to have meant. */
function placed(problem: Problem): ExpectedProblem {
  const { file, line, pointer } = problem.place;
  const meant = /Did you mean "([^"]+)"/.exec(formatProblem(problem))?.[1];
  return {
    code: problem.code,
    file,
    ...(line !== undefined && { line }),
    pointer,
    ...(meant !== undefined && { suggests: meant }),
  };
}

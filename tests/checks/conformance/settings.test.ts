import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { loadPortal, type PortalSources } from '../../../engine/verify/index.ts';
import { currentProject } from '../../../scripts/portal/project.ts';
import { readPortal } from '../../../scripts/portal/readPortal.ts';
import { readExamples, type WidgetExample } from '../../../widgets/testing/index.ts';

const root = join(import.meta.dirname, '../../..');
const sources = await readPortal(currentProject());
const all = readExamples();

describe.each(all)('$file', ({ file, examples }) => {
  it('is written as examples are', () => {
    const schema = JSON.parse(readFileSync(join(root, 'widgets/examples.schema.json'), 'utf8')) as object;
    const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);
    validate(JSON.parse(readFileSync(join(root, file), 'utf8')));
    expect(validate.errors).toBeNull();
  });

  it('names each of its examples once', () => {
    const names = examples.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the settings of every example', () => {
  it('pass the schema of their widget, and name only what exists', () => {
    const own = placedIn(
      all.flatMap(({ widget, examples }) => examples.map((example) => ({ widget, example }))),
    );
    expect(problemsIn(own)).toEqual([]);
  });

  it.each<[string, string, object, RegExp]>([
    ['a setting that the widget does not have', 'content/text', { text: 'common:ok', size: 2 }, /"size"/],
    ['a setting that is missing', 'content/text', {}, /lacks "text"/],
    ['a sentence that does not exist', 'content/text', { text: 'common:nothing' }, /common:nothing/],
    ['a widget that does not exist', 'content/nothing', {}, /content\/nothing/],
  ])('would be found wrong with %s', (_, widget, settings, problem) => {
    const own = placedIn([{ widget, example: { name: 'planted', settings } }]);
    expect(problemsIn(own)).toContainEqual(expect.stringMatching(problem));
  });
});

interface Placed {
  widget: string;
  example: WidgetExample;
}

/** The portal with a page for every example of a page, and the others at the end of their steps. */
function placedIn(placed: readonly Placed[]): PortalSources {
  const pages = placed.filter(({ example }) => example.step === undefined).map(pageOf);
  const steps = Map.groupBy(
    placed.filter(({ example }) => example.step !== undefined),
    ({ example }) => example.step ?? '',
  );
  const files = sources.files.map((file) => {
    const own = [...steps].filter(([step]) => file.path === `sequences/${step.split('/')[0]}.json`);
    return own.length === 0 ? file : { ...file, text: withExamples(file.text, own) };
  });
  return { ...sources, files: [...files, ...pages] };
}

function pageOf(
  { widget, example: { settings, slots, subject, facts } }: Placed,
  index: number,
): { path: string; text: string } {
  const record = subject?.record ?? recordGiven(facts);
  const page = {
    $schema: '../../../schemas/portal/page.schema.json',
    description: 'An example.',
    title: 'common:ok',
    ...(record !== undefined && { subject: { record, param: 'about' } }),
    body: [{ widget, settings, ...(slots && { slots }) }],
  };
  return { path: `pages/example-${index}.json`, text: JSON.stringify(page) };
}

/** The record of an example that gives a field of it as a fact: such an example needs a page of one thing of it. */
function recordGiven(facts: WidgetExample['facts'] = {}): string | undefined {
  const groups = Object.keys(facts).map((fact) => fact.split('.')[0] ?? '');
  return groups.find((group) => sources.files.some(({ path }) => path === `records/${group}.json`));
}

function withExamples(text: string, steps: readonly [string, readonly Placed[]][]): string {
  const sequence = JSON.parse(text) as { steps: Record<string, { body: object[] }> };
  for (const [step, placed] of steps) {
    const name = step.split('/')[1] ?? '';
    const widgets = placed.map(({ widget, example: { settings, slots } }) => ({
      widget,
      settings,
      ...(slots && { slots }),
    }));
    const body = sequence.steps[name]?.body ?? [];
    // Examples with other facts may have the same settings, and nothing is placed twice.
    for (const each of widgets) if (!body.some((there) => isDeepStrictEqual(there, each))) body.push(each);
  }
  return JSON.stringify(sequence);
}

/**
 * The problems of the portal, except that no route shows the pages of the examples, and those of sequences that extend one
 * with an example: they may have put away data that it names.
 */
function problemsIn(portal: PortalSources): string[] {
  const { problems } = loadPortal(portal);
  const extending = portal.files.filter(({ text }) => text.includes('"extends":')).map(({ path }) => path);
  return problems
    .filter(({ code, place }) => code !== 'unreachable-page' && !extending.includes(place.file))
    .map(({ code, place, message }) => `${code} ${place.file} ${message}`);
}

import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { loadPortal, type LinkContext, type Texts } from '../../../engine/verify/index.ts';
import { FailureError } from '../command.ts';
import { currentProject } from '../project.ts';
import { openWorkspace, type Workspace } from '../workspace/index.ts';
import { renameInWorkspace, renamers } from './index.ts';
import { sequencesExtending } from './renaming.ts';
import { anyChoices, decisionsBoth, factsOf, namesOf, newName, packsAfter } from './testing/index.ts';

let workspace: Workspace;
let beneath: Workspace;
let context: LinkContext;
/** Both portals before any renaming, with their findings: a check of the whole portal takes its time. */
let earlier: readonly { each: Workspace; before: Readable }[];
beforeAll(async () => {
  workspace = await openWorkspace(currentProject(), 'tests/fixtures/sets/whole-portal');
  beneath = await openWorkspace(currentProject(), workspace.over);
  const before = readable(workspace, workspace.texts);
  earlier = [
    { each: workspace, before },
    { each: beneath, before: readable(beneath, beneath.texts) },
  ];
  ({ context } = before);
});

// Many manifests of the set extend others, with other names and changed parts, and it changes others of the portal beneath.
// The two layers treat every kind alike, and each kind is renamed in the portal alone (rename.test.ts): data, of which sequences
// have most, stands for all here, and `npm run matrix:mutations` goes through every kind.
const kinds = process.env['MUTATIONS'] === undefined ? ['data'] : Object.keys(renamers);

it.each(kinds)(
  'renaming any %s in a set over a portal changes nothing that is decided for anybody, there or beneath',
  (kind) => {
    fc.assert(
      fc.property(fc.constantFrom(...namesOf(context, kind)), anyChoices, (from, choices) => {
        const { to, state } = newName(kind, from);
        const texts = renamedUnlessByHand(kind, from, to);
        fc.pre(texts !== undefined);
        if (!texts) return;
        const facts = kind === 'data' ? factsOfAllExtending(from, to) : new Map([[from, to]]);
        for (const { each, before } of earlier) {
          const later = readable(each, texts, facts);
          // The command refuses a renaming with new errors.
          fc.pre(later.problems.length <= before.problems.length);
          expect(later.problems).toEqual(before.problems);
          const toggles = [`toggle:${from}`, `variant:${from}`].map(
            (name) => [name, name.replace(from, to)] as const,
          );
          const names = { kind, facts: kind === 'toggle' ? new Map(toggles) : facts, states: state };
          const both = decisionsBoth(before.context.manifests, later.context.manifests, names, choices);
          expect(both.actual).toEqual(both.expected);
        }
      }),
      { numRuns: 1, endOnFailure: true },
    );
  },
  180_000,
);

it('changes what the set changes together with what it is changed in', () => {
  const texts = renamed('route', 'support', 'help');
  const files = [...texts.keys()].filter((file) => /\/routes\/(support|help)\.json$/.test(file));
  expect(files.sort()).toEqual([
    'manifests/portal/routes/help.json',
    'tests/fixtures/sets/whole-portal/changes/routes/help.json',
  ]);
});

it('leaves the portal beneath alone when only the set has the name', () => {
  const own =
    namesOf(context, 'route').find((id) => !workspace.texts.has(`manifests/portal/routes/${id}.json`)) ?? '';
  const texts = renamed('route', own, 'renamed-route');
  const changed = [...texts.keys()].filter((file) => texts.get(file) !== workspace.texts.get(file));
  expect(changed.filter((file) => !workspace.isOwn(file))).toEqual([]);
  expect(changed).toContain('tests/fixtures/sets/whole-portal/portal/routes/renamed-route.json');
});

function renamed(kind: string, from: string, to: string): Texts {
  const renamer = renamers[kind];
  if (!renamer) throw new Error(`There is no ${kind}.`);
  return renameInWorkspace(workspace, context, { renamer, from, to }, beneath).texts;
}

/** Undefined if the command leaves the renaming to a person, since an extending manifest would change its meaning. */
function renamedUnlessByHand(kind: string, from: string, to: string): Texts | undefined {
  try {
    return renamed(kind, from, to);
  } catch (error) {
    if (error instanceof FailureError && error.message.includes('by hand')) return undefined;
    throw error;
  }
}

/** The context, and the codes of all findings. */
interface Readable {
  context: LinkContext;
  problems: string[];
}

/** @param facts renamed facts, which the code follows */
function readable(each: Workspace, texts: Texts, facts: ReadonlyMap<string, string> = new Map()): Readable {
  const sources = each.sourcesOf(texts);
  const loaded = loadPortal({ ...sources, packs: packsAfter(sources.packs, facts) });
  if (!loaded.context) throw new Error('The set cannot be read.');
  return { context: loaded.context, problems: loaded.problems.map(({ code }) => code) };
}

/** Renamed data also renames the facts of the sequences that extend its own. */
function factsOfAllExtending(from: string, to: string): Map<string, string> {
  const [sequence = '', name = ''] = from.split('/');
  const wish = { from, to, context, texts: workspace.portalOf(workspace.texts) };
  return new Map([sequence, ...sequencesExtending(wish, sequence)].map((id) => factsOf(`${id}/${name}`, to)));
}

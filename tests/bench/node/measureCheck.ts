import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import {
  formatProblem,
  loadPortal,
  type PortalSources,
  type SourceFile,
} from '../../../engine/verify/index.ts';
import { currentProject } from '../../../scripts/portal/project.ts';
import { readPortal } from '../../../scripts/portal/readPortal.ts';
import type { BenchLine } from '../line.ts';
import { rounds } from '../rounds.ts';
import { growthExponent, usualCost } from '../statistics.ts';
import { threadTimeOf } from './threadTime.ts';

const SECTION = 'The check of the manifests';
const SAMPLES = rounds(5);
const root = join(import.meta.dirname, '../../..');

/** Duration of the check of the real site, and its growth with the size of the site. */
export async function measureCheck(): Promise<BenchLine[]> {
  const real = await readPortal(currentProject());
  const command = usualCost(Array.from({ length: SAMPLES }, () => timed(runCommand)));
  const [small, large] = [100, 1_000].map((routes) => ({
    size: routes,
    cost: checkTime(enlarged(real, routes)),
  }));
  if (!small || !large) return [];
  return [
    {
      section: SECTION,
      name: 'the real site, as a command',
      ours: command,
      unit: 'ms',
      limit: 3_000,
      goal: 1_000,
    },
    {
      section: SECTION,
      name: 'growth from 100 to 1000 more routes, 20 to 200 more facts',
      ours: growthExponent(small, large),
      unit: 'exponent',
      limit: 1.2,
      goal: 1,
      note: `${Math.round(small.cost)} ms, ${Math.round(large.cost)} ms; the schemas are compiled already`,
    },
  ];
}

function runCommand(): void {
  spawnSync(process.execPath, ['scripts/portal.ts', 'check'], { cwd: root });
}

function checkTime(sources: PortalSources): number {
  const [first] = loadPortal(sources).problems;
  if (first) throw new Error(`The enlarged site is broken: ${formatProblem(first)}`);
  return usualCost(Array.from({ length: SAMPLES }, () => threadTimeOf(() => loadPortal(sources).problems)));
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The site with more routes, a page and a guard for each, and for every five of them a fact that they use. */
function enlarged(sources: PortalSources, routes: number): PortalSources {
  const facts = Array.from({ length: routes / 5 }, (_, index) => `more${index}`);
  const more = Array.from({ length: routes }, (_, index) =>
    filesOfRoute(index, facts[index % facts.length] ?? ''),
  );
  const catalogue = {
    description: 'More facts.',
    comesFrom: 'Nowhere.',
    facts: Object.fromEntries(facts.map((name) => [name, { type: 'boolean', description: 'More.' }])),
  };
  return { ...sources, files: [...sources.files, ...more.flat(), file('facts/more.json', catalogue)] };
}

function filesOfRoute(index: number, fact: string): SourceFile[] {
  const id = `more-${index}`;
  const when = { all: [{ fact: `more.${fact}`, is: true }, { condition: 'can-pay' }] };
  const title = 'shell:support.title';
  const body = [title, 'shell:signIn', 'shell:signOut'].map((said) => ({
    widget: 'content/heading',
    settings: { title: said },
    when,
  }));
  return [
    file(`routes/${id}.json`, {
      description: 'More.',
      path: `/more/area-${index % 40}/page-${index}`,
      guards: [id],
      page: id,
      entry: 'outside',
    }),
    file(`guards/${id}.json`, {
      description: 'More.',
      allow: when,
      whileUnknown: 'deny',
      otherwise: [{ redirect: { route: 'home' } }],
    }),
    file(`pages/${id}.json`, { description: 'More.', title, body }),
  ];
}

/** Folder of manifests -> kind, for folders with another name. */
const schemaOf: Readonly<Record<string, string>> = { routes: 'route', guards: 'guard', pages: 'page' };

function file(path: string, manifest: object): SourceFile {
  const [kind = ''] = path.split('/');
  const $schema = `../../../schemas/portal/${schemaOf[kind] ?? kind}.schema.json`;
  return { path, text: JSON.stringify({ $schema, ...manifest }, undefined, 2) };
}

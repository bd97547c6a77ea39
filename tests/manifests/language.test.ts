import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatProblem, loadPortal, type LoadedPortal } from '../../engine/verify/index.ts';
import { currentProject } from '../../scripts/portal/project.ts';
import { openWorkspace } from '../../scripts/portal/workspace/index.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/language.md'), 'utf8');

/** The files that the page about the language shows from beginning to end. */
const files = [...page.matchAll(/```json file:(\S+)\n(.*?)```/gs)].map(([, path = '', text = '']) => ({
  path,
  text,
}));

describe('a page of things, as docs/language.md writes it', () => {
  let portal: LoadedPortal;
  beforeAll(async () => {
    portal = await withFiles();
  }, 60_000);

  it('is at most 60 lines, with its copy in both languages', () => {
    expect(files.flatMap(({ text }) => text.trim().split('\n')).length).toBeLessThan(60);
  });

  it('passes the check of the real portal without a warning', () => {
    expect(portal.problems.map(formatProblem)).toEqual([]);
  });
});

async function withFiles(): Promise<LoadedPortal> {
  const project = currentProject();
  const workspace = await openWorkspace(project);
  const isLocale = (path: string): boolean => path.startsWith('locales/');
  const added = files.map(
    ({ path, text }) => [isLocale(path) ? path : `${project.manifests}/${path}`, text] as const,
  );
  const sources = workspace.sourcesOf(new Map([...workspace.texts, ...added]));
  const records = [...(sources.packs.records ?? []), 'services/devices'];
  return loadPortal({ ...sources, packs: { ...sources.packs, records } });
}

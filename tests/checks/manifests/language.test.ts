import { beforeAll, describe, expect, it } from 'vitest';
import { explainAddress, formatExplanation } from '../../../engine/core/explanation/index.ts';
import { openSite } from '../../../engine/core/site/index.ts';
import { formatProblem, loadPortal, type LoadedPortal } from '../../../engine/verify/index.ts';
import { layOut } from '../../../scripts/portal/format/index.ts';
import { currentProject } from '../../../scripts/portal/project.ts';
import { openWorkspace } from '../../../scripts/portal/workspace/index.ts';
import { languageFiles } from './languagePage.ts';

describe('a page of things and a form, as docs/language.md writes it', () => {
  let portal: LoadedPortal;
  beforeAll(async () => {
    portal = await withFiles();
  });

  it.each([
    ['devices and one of them', 60, /\/devices?\.json$/],
    ['the form', 25, /\/nickname\.json$/],
  ])('is so short, with its copy in both languages: %s in at most %i lines', (_, most, named) => {
    const texts = languageFiles.filter(({ path }) => named.test(path)).map(({ text }) => text);
    expect(texts.flatMap((text) => text.trim().split('\n')).length).toBeLessThanOrEqual(most);
  });

  it.each(languageFiles.filter(({ path }) => !isLocale(path)))(
    'stands in $path as it does in the file that everybody reads',
    ({ text }) => {
      expect(text).toBe(layOut(text));
    },
  );

  it('passes the check of the real portal without a warning', () => {
    expect(portal.problems.map(formatProblem)).toEqual([]);
  });

  it('is explained: why an action of a row is not there', () => {
    const site = openSite(portal.manifests, { environment: 'PROD' });
    const known = { 'session.signedIn': true, 'device.state': 'ON' };
    const text = formatExplanation(explainAddress(site, known, '/devices'));
    expect(text).toContain('✗ actions 1 devices:help  pages/devices.json /body/1/settings/actions/0/when');
    expect(text).toContain('✗ device.state is OFF (is ON, from device)  ◀ decides');
  });
});

function isLocale(path: string): boolean {
  return path.startsWith('locales/');
}

async function withFiles(): Promise<LoadedPortal> {
  const project = currentProject();
  const workspace = await openWorkspace(project);
  const added = languageFiles.map(
    ({ path, text }) => [isLocale(path) ? path : `${project.manifests}/${path}`, text] as const,
  );
  const sources = workspace.sourcesOf(new Map([...workspace.texts, ...added]));
  const records = [...(sources.packs.records ?? []), 'services/devices'];
  return loadPortal({ ...sources, packs: { ...sources.packs, records } });
}

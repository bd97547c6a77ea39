import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Release } from '../../../engine/verify/index.ts';
import type { PortalTexts } from '../portalTexts.ts';
import { publishRelease, releaseFolder, rollBack, sayOlderForm, sourceOf, standingOf } from './index.ts';

const kept = join(import.meta.dirname, '../../../tests/forms/form1/library');
const root = mkdtempSync(join(tmpdir(), 'forms-'));
afterAll(() => rmSync(root, { recursive: true }));

it('going back over a change of form is told, and what a release was made from is read in the present form', () => {
  const folder = releaseFolder(root);
  const release = read<Release>('release.json');
  const texts = read<PortalTexts>('texts.json');
  const id = /([0-9a-f]{32})/.exec(release.pointer.text)?.[1] ?? '';
  const mover = { who: 'ada', now: new Date('2026-11-21T12:00:00Z') };
  publishRelease(folder, { release: { ...release, id }, texts, changes: [], message: undefined }, mover);
  expect(sayOlderForm(folder, id)).toBe(
    'It is written for form 1: browsers bring it to form 2 as they load it.',
  );
  rollBack(folder, id, mover, undefined);
  expect(standingOf(folder, mover.now).live).toBe(id);
  const site = sourceOf(folder, id)?.manifests.find(({ path }) => path === 'site.json');
  expect(JSON.parse(site?.text ?? '')).toMatchObject({ form: 2 });
});

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(join(kept, file), 'utf8')) as Content;
}

import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engineFolder } from '../project.ts';
import { copySecondPortal } from '../testing/copySecondPortal.ts';
import { openPortal, type OpenPortal } from '../testing/openPortal.ts';
import { create } from './new.ts';

const desk = mkdtempSync(join(tmpdir(), 'new-'));
const copy = copySecondPortal(desk);
let open: OpenPortal;
beforeAll(async () => {
  // With the formatter of the repository, and what it leaves out.
  symlinkSync(join(engineFolder, 'node_modules'), join(copy, 'node_modules'));
  cpSync(join(engineFolder, '.oxfmtrc.json'), join(copy, '.oxfmtrc.json'));
  open = await openPortal(copy);
});
afterAll(() => {
  open.close();
  rmSync(desk, { recursive: true });
});

it('a file of sentences has a name in small letters', async () => {
  await expect(create.run(['banner', 'storm', '--into', 'No/file'])).rejects.toThrow('is no name of a file');
});

it.each([
  ['page', 'portal new route'],
  ['record', 'portal new list <record>'],
  ['menu', 'route|list|banner'],
])('who asks for a new %s is told how it comes: %s', async (kind, words) => {
  await expect(create.run([kind, 'outage-map'])).rejects.toThrow(words);
});

it.each(['route', 'sequence', 'toggle'])(
  'a new %s is written as it is laid out, and said to be there when it is asked for again',
  async (kind) => {
    const name = `new-${kind}`;
    const file = `manifests/${kind}s/${name}.json`;
    const made = await open.portal('new', kind, name);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toMatch(new RegExp(`wrote {3}${file}\n[^]*\n- `));
    expect((await open.portal('format', '--check')).stdout).not.toContain(file);
    const before = readFileSync(join(copy, file), 'utf8');
    const again = await open.portal('new', kind, name);
    expect(again).toMatchObject({ status: 2, stdout: '' });
    expect(again.stderr).toMatch(new RegExp(`^${file} is there already\\.\n`));
    expect(readFileSync(join(copy, file), 'utf8')).toBe(before);
  },
);

it('does not take the sentences of something else, and says in which file they are', async () => {
  await open.portal('new', 'route', 'storm');
  const { status, stderr } = await open.portal('new', 'sequence', 'storm');
  expect(status).toBe(2);
  expect(stderr).toMatch(/^locales\/fr\/pharmacy\.json has sentences called "storm" already: .* --into/);
});

it('makes no banner for a site that has no place for one', async () => {
  expect((await open.portal('new', 'banner', 'outage')).stderr).toContain('has no place for a banner');
});

it('says of a list, too, that its file is there, before it looks for its sentences', async () => {
  await open.portal('new', 'route', 'gadget-list');
  expect((await open.portal('new', 'list', 'gadget')).stderr).toMatch(
    /^manifests\/routes\/gadget-list\.json is there already\.\n/,
  );
});

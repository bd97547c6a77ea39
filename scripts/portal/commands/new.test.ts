import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engineFolder } from '../project.ts';
import { secondPortalDesk } from '../testing/secondPortalDesk.ts';
import { create } from './new.ts';

const { copy, portal } = secondPortalDesk();
// With the formatter of the repository, and what it leaves out.
symlinkSync(join(engineFolder, 'node_modules'), join(copy, 'node_modules'));
cpSync(join(engineFolder, '.oxfmtrc.json'), join(copy, '.oxfmtrc.json'));

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

it.each([
  ['Storm Help', 'storm-help'],
  ['7th', 'outage-map'],
])('the name %s is none, and one is told that would be: %s', async (name, meant) => {
  await expect(create.run(['banner', name])).rejects.toThrow(
    `"${name}" is no name; one would be "${meant}".`,
  );
});

it('nothing is called as every object of the code is', async () => {
  await expect(create.run(['route', 'constructor'])).rejects.toThrow('"constructor" is no name');
});

it.each(['route', 'sequence', 'toggle'])(
  'a new %s is written as it is laid out, and said to be there when it is asked for again',
  async (kind) => {
    const name = `new-${kind}`;
    const file = `manifests/${kind}s/${name}.json`;
    const made = await portal('new', kind, name);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toMatch(new RegExp(`wrote {3}${file}\n[^]*\n- `));
    expect((await portal('format', '--check')).stdout).not.toContain(file);
    const before = readFileSync(join(copy, file), 'utf8');
    const again = await portal('new', kind, name);
    expect(again).toMatchObject({ status: 1, stdout: '' });
    expect(again.stderr).toMatch(new RegExp(`^${file} is there already\\.\n$`));
    expect(readFileSync(join(copy, file), 'utf8')).toBe(before);
  },
);

it('does not take the sentences of something else, and says in which file they are', async () => {
  await portal('new', 'route', 'storm');
  const { status, stderr } = await portal('new', 'sequence', 'storm');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^locales\/fr\/pharmacy\.json has sentences called "storm" already: .* --into/);
});

it('asks for a name, and for the record of a list', async () => {
  expect((await portal('new', 'banner')).stderr).toMatch(/^Say its name, such as "outage-map"\.\n/);
  expect((await portal('new', 'list')).stderr).toMatch(/^Say of which record: there is none yet\.\n/);
});

it('makes no banner for a site that has no place for one', async () => {
  expect((await portal('new', 'banner', 'outage')).stderr).toContain('has no place for a banner');
});

it('says of a list, too, that its file is there, before it looks for its sentences', async () => {
  await portal('new', 'route', 'gadget-list');
  expect((await portal('new', 'list', 'gadget')).stderr).toMatch(
    /^manifests\/routes\/gadget-list\.json is there already\.\n/,
  );
});

it('makes what is named already, and nothing while anything else is wrong', async () => {
  const menu = join(copy, 'manifests/navigation/main.json');
  const before = readFileSync(menu, 'utf8');
  const leadTo = (route: string, toggle: string): void =>
    writeFileSync(
      menu,
      before.replace(
        '"link": { "route": "queue" },',
        `"link": { "route": "${route}" }, "when": { "toggle": "${toggle}" } }, { "id": "own", "label": "shell:menu", "link": { "route": "queue" },`,
      ),
    );
  leadTo('clinic', 'counter');
  const refused = await portal('new', 'toggle', 'counter');
  expect(refused).toMatchObject({ status: 1, stdout: '' });
  expect(refused.stderr).toContain('names the route "clinic", which does not exist');
  expect(refused.stderr).not.toContain('"counter"');
  expect(refused.stderr).not.toContain('npx portal new');
  leadTo('queue', 'counter');
  expect(await portal('new', 'toggle', 'counter')).toMatchObject({ status: 0, stderr: '' });
  writeFileSync(menu, before);
});

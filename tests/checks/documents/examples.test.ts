import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { engineFolder } from '../../../scripts/portal/project.ts';
import { runPortal } from '../../../scripts/portal/run.ts';
import { copyProject } from '../../../scripts/portal/testing/copyProject.ts';
import { openPortal } from '../../../scripts/portal/testing/openPortal.ts';

/** Commands that only read the manifests, so that what they print is the same on every machine. */
const block = /^\$ npx portal ((?:dump|explain|rehearse|show) .*)\n([\s\S]*?)^(?=```|\$ )/gmu;

const examples = globSync('docs/*.md', { cwd: engineFolder }).flatMap((file) =>
  [...read(file).matchAll(block)].map(([, command = '', shown = '']) => [file, command, shown] as const),
);

it.each(examples)(
  '%s shows what `npx portal %s` prints, … standing for lines left out',
  async (_, command, shown) => {
    const said = vi.spyOn(console, 'log').mockReturnValue();
    expect(await runPortal(command.split(' '))).toBe(0);
    const printed = `${said.mock.calls.flat().join('\n')}\n`;
    said.mockRestore();
    let from = 0;
    for (const passage of shown.split(/^…\n/mu).filter((each) => each !== '')) {
      const at = printed.indexOf(passage, from);
      expect(at === -1 ? printed : passage).toContain(passage);
      from = at + passage.length;
    }
  },
);

describe('README.md', () => {
  const readme = read('README.md');

  it('shows a route as it ships', () => {
    const [, file = '', shown] = /`(\S+)` \(this one ships\).*?```json\n(.*?)```/su.exec(readme) ?? [];
    expect(shown).toBe(read(file));
  });

  it('says what its banner would change', { timeout: 60_000 }, async () => {
    const [, file = '', banner = ''] = /\*\*Banner\*\* – `(\S+)`.*?```json\n(.*?)```/su.exec(readme) ?? [];
    const [, shown = ''] = /^\$ npx portal diff HEAD manifests\/portal\n(.*?)```/msu.exec(readme) ?? [];
    const copy = mkdtempSync(join(tmpdir(), 'portal-readme-'));
    copyProject(copy);
    const desk = await openPortal(copy);
    writeFileSync(join(copy, file), banner);
    for (const language of ['en', 'es']) {
      const path = join(copy, `locales/${language}/shell.json`);
      const sentences = JSON.parse(readFileSync(path, 'utf8')) as object;
      const move = { title: 'Planning a move?', action: 'Get help' };
      writeFileSync(path, JSON.stringify({ ...sentences, move }));
    }
    const { stdout } = await desk.portal('diff', engineFolder, copy);
    desk.close();
    rmSync(copy, { recursive: true });
    expect(stdout).toContain(shown);
  });
});

function read(file: string): string {
  return readFileSync(join(engineFolder, file), 'utf8');
}

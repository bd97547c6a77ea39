import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { engineFolder } from '../../../scripts/portal/project.ts';
import { runPortal } from '../../../scripts/portal/run.ts';

/** Commands that only read the manifests, so that what they print is the same on every machine. */
const block = /^\$ npx portal ((?:dump|explain|rehearse|show) .*)\n([\s\S]*?)^(?=```|\$ )/gmu;

const examples = globSync('docs/*.md', { cwd: engineFolder }).flatMap((file) =>
  [...readFileSync(join(engineFolder, file), 'utf8').matchAll(block)].map(
    ([, command = '', shown = '']) => [file, command, shown] as const,
  ),
);

it.each(examples)(
  '%s shows what `npx portal %s` prints, … standing for lines left out',
  async (_, command, shown) => {
    const said = vi.spyOn(console, 'log').mockReturnValue();
    expect(await runPortal(command.split(' '))).toBe(0);
    const printed = `${said.mock.calls.flat().join('\n')}\n`;
    let from = 0;
    for (const passage of shown.split(/^…\n/mu).filter((each) => each !== '')) {
      const at = printed.indexOf(passage, from);
      expect(at === -1 ? printed : passage).toContain(passage);
      from = at + passage.length;
    }
  },
);

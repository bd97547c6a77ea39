import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { manifestOf } from '../../../engine/build.ts';
import { UsageError, type Command } from '../command.ts';
import { noSuch } from '../noSuch.ts';
import { currentProject } from '../project.ts';
import { ordersText, sequenceGraph, sequenceSvg, sequenceText } from '../show.ts';
import { openFolder } from '../viewer/index.ts';

/** Draws a sequence: as text, and as a picture. */
export const show: Command = {
  name: 'show',
  summary: 'draws a sequence: its steps, questions, operations and results, and every way between them',
  usage: [
    'show <sequence> [--lang <language>] [--folder <folder>]',
    'show <sequence> --svg <file>      as a picture that opens in a browser; rest on an arrow to read it',
  ],
  async run(words) {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { svg: { type: 'string' }, lang: { type: 'string' }, folder: { type: 'string' } },
    });
    const [name = '', ...more] = positionals;
    if (name === '' || more.length > 0) throw new UsageError('Say one sequence.');
    const portal = await openFolder(values.folder ?? currentProject().manifests, values.lang);
    if (!portal) return 1;
    const manifest = manifestOf(portal.site.manifests, 'sequence', name);
    if (!manifest) {
      throw noSuch('sequence', name, Object.keys(portal.site.manifests.sequence));
    }
    const states = sequenceGraph(portal, manifest);
    if (values.svg === undefined)
      console.log(`${name}: ${ordersText(portal, manifest)}\n\n${sequenceText(states)}`);
    else {
      writeFileSync(values.svg, sequenceSvg(name, states));
      console.log(`wrote ${values.svg}`);
    }
    return 0;
  },
};

import { parseArgs } from 'node:util';
import {
  formatProblem,
  formatRehearsal,
  manifestOf,
  rehearse as rehearseFlip,
} from '../../../engine/build.ts';
import { UsageError, type Command } from '../command.ts';
import { noSuch } from '../noSuch.ts';
import { currentProject } from '../project.ts';
import { openFolder, type OpenPortal } from '../viewer/index.ts';

/** Says what turning a toggle on or off would change, and for whom. */
export const rehearse: Command = {
  name: 'rehearse',
  summary: 'says what turning a toggle on or off would do, and to whom',
  usage: ['rehearse <toggle>=on|off [--lang es] [--json] [--folder <folder>]'],
  async run(words) {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { lang: { type: 'string' }, json: { type: 'boolean' }, folder: { type: 'string' } },
    });
    const folder = values.folder ?? currentProject().manifests;
    const portal = await openFolder(folder, values.lang);
    if (!portal) return 1;
    const { toggle, on } = flipOf(portal, positionals);
    const rehearsal = rehearseFlip(portal, toggle, on);
    const notNeeded = portal.problems().filter(({ code }) => ofToggles.has(code));
    if (values.json === true) console.log(JSON.stringify({ ...rehearsal, toggles: notNeeded }, undefined, 2));
    else
      console.log(
        [`${toggle} ${on ? 'on' : 'off'}:`, formatRehearsal(rehearsal), ...notNeeded.map(formatProblem)].join(
          '\n\n',
        ),
      );
    return 0;
  },
};

/** Findings about toggles that nobody needs any more. */
const ofToggles: ReadonlySet<string> = new Set(['unused-toggle', 'expired-toggle']);

function flipOf(
  { site }: OpenPortal,
  [word = '', ...more]: readonly string[],
): { toggle: string; on: boolean } {
  const [, toggle, way] = /^([^=]+)=(on|off)$/.exec(word) ?? [];
  if (toggle === undefined || more.length > 0)
    throw new UsageError('Say one toggle and how it would be: name=on.');
  if (manifestOf(site.manifests, 'toggle', toggle)) return { toggle, on: way === 'on' };
  throw noSuch('toggle', toggle, Object.keys(site.manifests.toggle));
}

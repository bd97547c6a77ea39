import { explainAddress, formatExplanation } from '../../../engine/build.ts';
import { UsageError, type Command } from '../command.ts';
import { currentProject } from '../project.ts';
import { knownOf, openFolder, readViewerOptions, viewerUsage } from '../viewer/index.ts';

/** Why somebody sees what they see at an address. */
export const explain: Command = {
  name: 'explain',
  summary: 'says why somebody sees what they see at an address, with every condition and where it stands',
  usage: [`explain <address> ${viewerUsage}`],
  async run(words) {
    const { options, others } = readViewerOptions(words);
    const [address, ...more] = others;
    if (!address?.startsWith('/') || more.length > 0)
      throw new UsageError('Say one address, such as /billing.');
    const folder = options.folder ?? currentProject().manifests;
    const portal = await openFolder(folder, options.lang);
    if (!portal) return 1;
    const known = await knownOf(portal.site, options);
    console.log(formatExplanation(explainAddress(portal.site, known, address), portal.located));
    return 0;
  },
};

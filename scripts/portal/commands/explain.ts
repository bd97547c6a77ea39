import {
  explainAddress,
  explainedParts,
  formatExplanation,
  manifestOf,
  suggest,
  type Site,
} from '../../../engine/build.ts';
import { UsageError, type Command } from '../command.ts';
import { currentProject } from '../project.ts';
import { knownOf, openFolder, readViewerOptions, viewerUsage } from '../viewer/index.ts';

/** Explains why somebody sees what they see at an address. */
export const explain: Command = {
  name: 'explain',
  summary: 'says why somebody sees what they see at an address, with every condition and where it stands',
  usage: [`explain <address>|<route> [--only ${explainedParts.join(',')}] ${viewerUsage}`],
  async run(words) {
    const { options, only, others } = readViewerOptions(words);
    const parts: readonly string[] = only?.split(',') ?? explainedParts;
    const strange = parts.find((part) => !explainedParts.some((each) => each === part));
    if (strange !== undefined)
      throw new UsageError(`--only is ${explainedParts.join(', ')}, not "${strange}".`);
    const [place, ...more] = others;
    if (place === undefined || more.length > 0)
      throw new UsageError('Say one address, such as /billing, or one route.');
    const folder = options.folder ?? currentProject().manifests;
    const portal = await openFolder(folder, options.lang);
    if (!portal) return 1;
    const address = addressOf(portal.site, place);
    const known = await knownOf(portal.site, options);
    const explanation = explainAddress(portal.site, known, address);
    console.log(formatExplanation(explanation, { locate: portal.located }, parts));
    return 0;
  },
};

/** The address itself, or that of a route without parameters. */
function addressOf({ manifests }: Site, place: string): string {
  if (place.startsWith('/')) return place;
  const path = manifestOf(manifests, 'route', place)?.path;
  if (path?.includes(':'))
    throw new UsageError(`The route "${place}" has many addresses: say one like ${path}.`);
  if (path !== undefined) return path;
  const meant = suggest(place, Object.keys(manifests.route));
  throw new UsageError(
    `There is no route "${place}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
  );
}

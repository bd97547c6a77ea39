import {
  explainAddress,
  explainedParts,
  formatExplanation,
  manifestOf,
  suggest,
  type Site,
} from '../../../engine/build.ts';
import { UsageError, type Command } from '../command.ts';
import { noSuch } from '../noSuch.ts';
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
    const strangeAddress = sayUnknown(portal.site, address);
    if (strangeAddress !== undefined) console.log(`${strangeAddress}\n`);
    console.log(formatExplanation(explanation, { locate: portal.located }, parts));
    return 0;
  },
};

/** Says of an address that no route has it, and which path is near; an address in the portal begins with a slash. */
function sayUnknown({ manifests, routes }: Site, address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  if (routes.match(path)) return undefined;
  const meant = suggest(
    path,
    Object.values(manifests.route).map((route) => route.path),
  );
  return `No route has the address ${path}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`;
}

/** The address itself, that of a pasted one, or that of a route without parameters. */
function addressOf({ manifests }: Site, place: string): string {
  if (place.startsWith('/')) return place;
  if (/^https?:\/\//.test(place) && URL.canParse(place)) {
    const { pathname, search } = new URL(place);
    return pathname + search;
  }
  const path = manifestOf(manifests, 'route', place)?.path;
  if (path?.includes(':'))
    throw new UsageError(`The route "${place}" has many addresses: say one like ${path}.`);
  if (path !== undefined) return path;
  throw noSuch('route', place, Object.keys(manifests.route));
}

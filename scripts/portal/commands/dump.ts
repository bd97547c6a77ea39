import { formatOutline, manifestOf, outlineOf } from '../../../engine/build.ts';
import { UsageError, type Command } from '../command.ts';
import { currentProject } from '../project.ts';
import { knownOf, openFolder, readViewerOptions, viewerUsage } from '../viewer/index.ts';

/** Prints the whole portal as one person sees it, as one text. */
export const dump: Command = {
  name: 'dump',
  summary:
    'prints the whole site as one person sees it: every page, menu, banner, step, dialog and push message',
  usage: [`dump ${viewerUsage}`],
  async run(words) {
    const { options, only } = readViewerOptions(words);
    if (only !== undefined) throw new UsageError('--only goes with explain.');
    const folder = options.folder ?? currentProject().manifests;
    const portal = await openFolder(folder, options.lang);
    if (!portal) return 1;
    const { site } = portal;
    const who =
      manifestOf(site.manifests, 'persona', options.as)?.description ?? 'Somebody of whom nothing is known.';
    const outline = outlineOf(portal, await knownOf(site, options));
    console.log(
      `${options.as ?? 'somebody'} (${portal.language}): ${who}\n\n${formatOutline(site, outline)}`.trimEnd(),
    );
    return 0;
  },
};

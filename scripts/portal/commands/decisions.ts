import { parseArgs } from 'node:util';
import { readSettings } from '../../../sandbox/platform/settings/settings.ts';
import type { Command } from '../command.ts';
import {
  clausePlaces,
  describeCounts,
  describeGroup,
  groupDecisions,
  momentSince,
  readDecisions,
  type ToldDecision,
} from '../decisions/index.ts';
import { currentProject } from '../project.ts';
import { releaseFolder } from '../releases/index.ts';

/** Who was not let in where, why, and since when: as browsers told it. */
export const decisions: Command = {
  name: 'decisions',
  summary: 'says who was refused or led elsewhere, why, by which release and toggles, and what was so before',
  usage: ['decisions [--since 1h] [--route /billing] [--refused] [--json] [--from <data folder>]'],
  async run(words) {
    const { values } = parseArgs({
      args: [...words],
      options: {
        since: { type: 'string', default: '1h' },
        route: { type: 'string' },
        refused: { type: 'boolean' },
        json: { type: 'boolean' },
        from: { type: 'string' },
      },
    });
    const settings = readSettings();
    const root = values.from ?? settings.dataFolder;
    const since = momentSince(values.since, Date.now());
    const told = readDecisions(root).filter((each) => isAt(each, values.route));
    const asked = told.filter(({ at }) => at >= since);
    // What was before the hour that is asked for says what has changed.
    const groups = groupDecisions(told)
      .filter(({ last }) => last >= since)
      .filter(({ example }) => values.refused !== true || example.answer === 'refused');
    if (values.json === true) {
      console.log(
        JSON.stringify({ since: new Date(since).toISOString(), told: asked.length, groups }, undefined, 2),
      );
      return 0;
    }
    const { root: project, manifests } = currentProject();
    const places = clausePlaces({
      releases: releaseFolder(root),
      builtPortal: settings.builtPortal,
      project,
      folder: manifests,
    });
    console.log(
      [describeCounts(asked, since), ...groups.map((group) => describeGroup(group, places))].join('\n\n'),
    );
    return 0;
  },
};

/** By the path of the route as its manifest has it, or by its id. */
function isAt({ record }: ToldDecision, route: string | undefined): boolean {
  return route === undefined || record.pattern === route || record.route === route;
}

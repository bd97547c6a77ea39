import { parseArgs } from 'node:util';
import { alternatives } from '../../../engine/build.ts';
import type { Command } from '../command.ts';
import {
  clausePlaces,
  describeCounts,
  describeGroup,
  groupDecisions,
  momentSince,
  readDecisions,
  type ReceivedDecision,
} from '../decisions/index.ts';
import { currentProject } from '../project.ts';
import { projectSettings } from '../projectSettings.ts';
import { openReleaseFolder } from '../releases/index.ts';

/** Reports who was refused or led elsewhere, why, and since when, from the records that browsers sent. */
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
    const releases = openReleaseFolder(values.from);
    const since = momentSince(values.since, Date.now());
    const all = readDecisions(releases.root);
    const told = all.filter((each) => isAt(each, values.route));
    const asked = told.filter(({ at }) => at >= since);
    // Grouping includes the decisions before the asked period: they show what has changed.
    const groups = groupDecisions(told)
      .filter(({ last }) => last >= since)
      .filter(({ example }) => values.refused !== true || example.answer === 'refused');
    if (values.json === true) {
      console.log(
        JSON.stringify({ since: new Date(since).toISOString(), told: asked.length, groups }, undefined, 2),
      );
      return 0;
    }
    if (values.route !== undefined && told.length === 0 && all.length > 0) {
      console.log(nothingToldOf(values.route, all));
      return 0;
    }
    const { root: project, manifests } = currentProject();
    const places = clausePlaces({
      releases,
      builtPortal: projectSettings().builtPortal,
      project,
      folder: manifests,
    });
    console.log(
      [describeCounts(asked, since), ...groups.map((group) => describeGroup(group, places))].join('\n\n'),
    );
    return 0;
  },
};

/** Compares with the path of the route as its manifest has it, or with its id. */
function isAt({ record }: ReceivedDecision, route: string | undefined): boolean {
  return route === undefined || record.pattern === route || record.route === route;
}

function nothingToldOf(route: string, told: readonly ReceivedDecision[]): string {
  const known = [
    ...new Set(
      told.flatMap(({ record }) => [record.pattern, record.route].filter((name) => name !== undefined)),
    ),
  ];
  const message = `Nothing was ever told of "${route}".`;
  return `${message} ${alternatives({ message, known })}`;
}

import { join } from 'node:path';
import { formatProblem, loadPortal, specialiseSchemas } from '../../engine/build.ts';
import { FailureError } from '../portal/command.ts';
import type { Project } from '../portal/project.ts';
import { readPortal } from '../portal/readPortal.ts';

/**
 * The schemas of a portal, with all its names in them, to which the `$schema` of its manifests leads.
 *
 * @returns path from the project's folder -> text
 * @throws FailureError with the problems of manifests that do not fit the general schemas
 */
export async function generatePortalSchemas(project: Project): Promise<Record<string, string>> {
  const sources = await readPortal(project);
  const { context, problems } = loadPortal(sources);
  if (!context) throw new FailureError(problems.map(formatProblem).join('\n'));
  const $comment = `Generated from schemas/ and the names in ${project.manifests} by \`npm run generate\`. Do not edit.`;
  return Object.fromEntries(
    Object.entries(specialiseSchemas(context, sources.schemas)).map(([file, { $schema, ...schema }]) => [
      join(project.schemas, file),
      `${JSON.stringify({ $schema, $comment, ...schema }, undefined, 2)}\n`,
    ]),
  );
}

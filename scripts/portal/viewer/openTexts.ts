import { existsSync } from 'node:fs';
import {
  loadPortal,
  manifestAt,
  openSite,
  withDerived,
  type LinkContext,
  type Place,
  type Problem,
  type PortalSources,
  type ReadablePortal,
} from '../../../engine/build.ts';
import { FailureError } from '../command.ts';
import { sourcesOf, type PortalTexts } from '../portalTexts.ts';
import { fromHere } from '../fromHere.ts';
import { printLocated } from '../printProblems.ts';
import { today } from '../today.ts';
import { currentProject, derivationsOf, packsOf } from '../project.ts';
import { readCode } from '../readPortal.ts';
import { countOf } from '../report.ts';
import { openWorkspace } from '../workspace/index.ts';

/** A portal that is opened to be looked at. */
export interface OpenPortal extends ReadablePortal {
  packs: PortalSources['packs'];
  context: LinkContext;
  /** The findings about its manifests, each with its line. The check runs when they are first asked for. */
  problems(): readonly Problem[];
  /** Adds its line to a place; its file is from the root of the project. */
  located(place: Place): Place;
}

/**
 * Opens a portal to look at it, in one of its languages.
 *
 * @param name its name in messages
 * @returns undefined if its manifests cannot be read: the reason is printed
 * @throws FailureError if it does not have the language
 */
export async function openTexts(texts: PortalTexts, options: OpenOptions): Promise<OpenPortal | undefined> {
  const { name } = options;
  const located = (place: Place): Place => ({ ...place, file: `${name}/${place.file}` });
  const sources = { ...sourcesOf(texts), ...(await readCode(currentProject())) };
  return openSources(sources, { ...options, located });
}

/** The same for the manifests of a folder, or a set over another portal. */
export async function openFolder(folder: string, language?: string): Promise<OpenPortal | undefined> {
  const workspace = await openWorkspace(currentProject(), folder);
  const { texts } = workspace;
  const located = (place: Place): Place => {
    const found = workspace.located(texts, place);
    return { ...found, file: fromHere(found.file) };
  };
  return openSources(workspace.sourcesOf(texts), { name: folder, language, located });
}

interface OpenOptions {
  name: string;
  language?: string | undefined;
  /** The portal is known to be valid: its names are not looked at again. */
  isChecked?: boolean;
}

async function openSources(
  sources: PortalSources,
  { name, language, isChecked = false, located }: OpenOptions & { located(place: Place): Place },
): Promise<OpenPortal | undefined> {
  const loaded = loadPortal({ ...sources, today: today() });
  const { manifests, context, withoutProofs } = loaded;
  const placed = (found: readonly Problem[]): readonly Problem[] =>
    found.map((each) => ({ ...each, place: located(each.place) }));
  const problems = (): readonly Problem[] => placed(loaded.problems);
  if (!context) {
    printLocated(problems());
    return undefined;
  }
  if (!isChecked && withoutProofs.length > 0) {
    if (existsSync(name)) console.error(`${name} has ${countOf(withoutProofs)}: npx portal check ${name}\n`);
    else {
      console.error(`${name} has ${countOf(withoutProofs)} with the code that is here. The first:`);
      printLocated(placed(withoutProofs.slice(0, 3)));
      console.error('');
    }
  }
  const { languages, environments } = manifests.site['site'] ?? { languages: [], environments: [] };
  const known = languages.map(({ id }) => id);
  const chosen = language ?? known[0] ?? '';
  if (!known.includes(chosen))
    throw new FailureError(`There is no language "${chosen}", but ${known.join(', ')}.`);
  const derivations = await derivationsOf(await packsOf(currentProject()));
  const site = openSite(manifests, { environment: environments[0] ?? '' });
  return {
    personas: Object.fromEntries(
      Object.entries(manifests.persona).map(([id, { facts }]) => [
        id,
        withDerived(site.vocabulary, derivations, facts),
      ]),
    ),
    site,
    locales: sources.locales,
    language: chosen,
    schemas: sources.schemas,
    packs: sources.packs,
    context,
    problems,
    located(place) {
      const found = manifestAt(place.file);
      const own = found ? context.writtenAt(found.kind, found.id, place.pointer) : place;
      return located(own);
    },
  };
}

import {
  errorsAmong,
  loadPortal,
  longestBundle,
  makeRelease,
  needsOf,
  type Release,
} from '../../../engine/build.ts';
import { copyTreesOf, sourcesOf, type PortalTexts } from '../portalTexts.ts';
import { printProblems } from '../printProblems.ts';
import { today } from '../today.ts';
import { currentProject } from '../project.ts';
import { projectSettings } from '../projectSettings.ts';
import { readCode } from '../readPortal.ts';
import { countOf } from '../report.ts';
import { beyondBuiltCode } from '../releases/index.ts';

/** Which findings besides errors keep a release from being published. */
export interface Strictness {
  /** Every warning does. */
  isStrict: boolean;
  /** Untranslated sentences do not: customers read the mark before them. */
  allowsUntranslated: boolean;
}

/**
 * The release of a portal's texts. Undefined if it must not be published: the reasons are printed.
 *
 * @param folder of its manifests, as printed
 */
export async function verifiedRelease(
  texts: PortalTexts,
  folder: string,
  { isStrict, allowsUntranslated }: Strictness,
): Promise<Release | undefined> {
  const code = await readCode(currentProject());
  const { manifests, problems, context } = loadPortal({ ...sourcesOf(texts), ...code, today: today() });
  printProblems(problems, folder);
  const untranslated = problems.filter((each) => each.code === 'untranslated-copy' && !allowsUntranslated);
  const blocking = isStrict ? problems : [...errorsAmong(problems), ...untranslated];
  if (blocking.length > 0) {
    const waits =
      untranslated.length > 0 && !isStrict
        ? ' What waits for its translation can be published with --allow-untranslated.'
        : '';
    console.error(`Nothing was published: ${countOf(blocking)}.${waits}`);
    return undefined;
  }
  const beyond = beyondBuiltCode(projectSettings().builtPortal, texts, code);
  if (beyond.length > 0) {
    printProblems(beyond, folder);
    console.error(
      `Nothing was published: the code of the built portal (${projectSettings().builtPortal}) cannot show this. Build and deploy the present code first, then publish.`,
    );
    return undefined;
  }
  const release = await makeRelease(manifests, copyTreesOf(texts), context && needsOf(context));
  const longest = Math.max(...release.files.map(({ text }) => text.length));
  if (longest <= longestBundle) return release;
  console.error(
    `Nothing was published: ${longest} characters are more than the ${longestBundle} that are read.`,
  );
  return undefined;
}

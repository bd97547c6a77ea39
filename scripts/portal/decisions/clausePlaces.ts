import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineOfPart } from '../../../engine/build.ts';
import type { PortalTexts } from '../portalTexts.ts';
import { readBuiltRelease, shownLength, sourceOf, type ReleaseFolder } from '../releases/index.ts';
import type { PlaceInWords } from './describeDecisions.ts';

/** Where the manifests are that releases were made from. */
export interface ManifestPlaces {
  releases: ReleaseFolder;
  /** The built portal, whose release is live until one is published. */
  builtPortal: string;
  /** Folder of the project, absolute, and in it that of the manifests. */
  project: string;
  folder: string;
}

/** Says where a clause stands in the texts of the release that decided; where these are not kept, in the files of today. */
export function clausePlaces({ releases, builtPortal, project, folder }: ManifestPlaces): PlaceInWords {
  const texts = new Map<string, PortalTexts | undefined>();
  const built = readBuiltRelease(builtPortal);
  const textsOf = (release: string): PortalTexts | undefined => {
    if (!texts.has(release))
      texts.set(release, sourceOf(releases, release) ?? (built?.id === release ? built.texts : undefined));
    return texts.get(release);
  };
  return (release, file, pointer) => {
    const path = join(project, folder, file);
    const today = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    const then = textsOf(release)?.manifests.find((each) => each.path === file)?.text;
    const line = lineOfPart(then ?? today ?? '', pointer);
    const place = `${folder}/${file}${line === undefined ? ` ${pointer}` : `:${line}`}`;
    return then === undefined || then === today ? place : `${place} of ${release.slice(0, shownLength)}`;
  };
}

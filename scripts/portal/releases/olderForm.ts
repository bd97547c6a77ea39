import { bundleFormat } from '../../../engine/core/release/index.ts';
import { formOfRelease, type ReleaseFolder } from './releaseFolder.ts';

/** What is to be told of a release that was written in an older form; undefined of one of the present form. */
export function sayOlderForm(folder: ReleaseFolder, release: string): string | undefined {
  const form = formOfRelease(folder, release);
  return form < bundleFormat
    ? `It is written for form ${form}: browsers bring it to form ${bundleFormat} as they load it.`
    : undefined;
}

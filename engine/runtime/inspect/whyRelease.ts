import { chooseRelease, pointerAt, type Pointer } from '../../core/release/index.ts';
import type { LoadedPointer } from '../release/index.ts';

/** What the sentence is about. */
export interface ReleaseQuestion {
  said: LoadedPointer;
  /** In which of a hundred buckets this browser is; undefined where it keeps none. */
  bucket: number | undefined;
  /** Path of the bundle that is shown. */
  shown: string | undefined;
}

/** Why this browser gets the release that it gets, and what comes: asked of the pointer as the portal itself does. */
export function whyRelease({ said, bucket, shown }: ReleaseQuestion): string {
  const { pointer, now } = said;
  const { staged } = pointer;
  const { bundle, because } = chooseRelease(pointer, { now, bucket });
  const current = pointerAt(pointer, now);
  const { next } = current;
  const isComing = next?.after === current.bundle;
  return [
    `this browser: ${bucket === undefined ? 'no bucket' : `bucket ${bucket}`}`,
    `gets ${nameOf(bundle)} because ${reasons[because](said)}`,
    ...(staged && because === 'live' ? [`${staged.share} % get ${nameOf(staged.bundle)}`] : []),
    ...(isComing ? [`${nameOf(next.bundle)} comes at ${next.at}`] : []),
    ...(shown === undefined || shown === bundle ? [] : [`shows ${nameOf(shown)} until the page is at rest`]),
  ].join(' · ');
}

const reasons = {
  live: () => 'it is live',
  next: ({ pointer, now }: LoadedPointer) => `it was scheduled for ${momentOf(pointer, now)}`,
  staged: ({ pointer }: LoadedPointer) => `its share is ${pointer.staged?.share} %`,
};

/** When what is live became so by itself. */
function momentOf(pointer: Pointer, now: number | undefined): string | undefined {
  const { bundle } = pointerAt(pointer, now);
  return [pointer.next, ...(pointer.later ?? [])].find((each) => each?.bundle === bundle)?.at;
}

/** So many characters of a release's name tell it from others, as on the command line. */
function nameOf(bundle: string): string {
  return (bundle.split('/').at(-1) ?? bundle).slice(0, 8);
}

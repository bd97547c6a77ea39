import { isRecord } from '../json/index.ts';
import { formatVersion } from './formatVersion.ts';

/** Where the pointer is served, and written by whoever publishes. */
export const pointerPath = '/assets/releases/current.json';

/** What `current.json` says: which bundle customers get now, which one later, and which one some of them get. */
export interface Pointer {
  format: number;
  /** Path of the live release's bundle; its name contains the hash of its content. */
  bundle: string;
  /** What becomes live by itself. */
  next?: NextRelease;
  /** What becomes live after that, in the order of the moments. */
  later?: readonly NextRelease[];
  /** What some visitors get instead of the live one. */
  staged?: StagedRelease;
}

/** A release that becomes live at a moment. */
export interface NextRelease {
  bundle: string;
  /** The moment, ISO 8601. */
  at: string;
  /** The bundle that it was compared with: only where that one is still live does this one take its place. */
  after: string;
}

/** A release that a share of the visitors gets. */
export interface StagedRelease {
  bundle: string;
  /** Visitors whose bucket is below it get the release: whole percent, 0 to 100. */
  share: number;
}

/** Who asks for a release, and when. */
export interface Visit {
  /** Milliseconds since the epoch by the server's clock; undefined where no server has said what time it is. */
  now: number | undefined;
  /** The visitor's bucket, 0 to 99; undefined where the browser keeps none. */
  bucket: number | undefined;
}

/** The release that somebody gets, and by which part of the pointer. */
export interface ChosenRelease {
  bundle: string;
  because: 'live' | 'next' | 'staged';
}

/**
 * What a value says as a pointer; undefined when it is none that this engine can follow. A part about other releases
 * that is malformed counts as absent: the live release is what everybody can be given.
 */
export function pointerOf(value: unknown): Pointer | undefined {
  if (!isRecord(value)) return undefined;
  const { format, bundle, next, later, staged } = value;
  if (format !== formatVersion || typeof bundle !== 'string') return undefined;
  return {
    format,
    bundle,
    ...(isNext(next) && { next, ...(isLater(later) && { later }) }),
    ...(isStaged(staged) && { staged }),
  };
}

/** The release that a visitor gets at a moment: always exactly one, and the same for everybody once `next` is due. */
export function chooseRelease(pointer: Pointer, { now, bucket }: Visit): ChosenRelease {
  const standing = pointerAt(pointer, now);
  const { bundle, staged } = standing;
  if (standing !== pointer) return { bundle, because: 'next' };
  if (staged && bucket !== undefined && bucket < staged.share)
    return { bundle: staged.bundle, because: 'staged' };
  return { bundle, because: 'live' };
}

/** The pointer as it stands at a moment, when all that is due has become live; itself where nothing is. */
export function pointerAt(pointer: Pointer, now: number | undefined): Pointer {
  const moved = movedOn(pointer, now);
  return moved ? pointerAt(moved, now) : pointer;
}

/** The pointer when what comes next has become live; undefined where that is not due, or was compared with another release. */
export function movedOn({ format, bundle, next, later = [] }: Pointer, now?: number): Pointer | undefined {
  if (next?.after !== bundle || now === undefined || now < Date.parse(next.at)) return undefined;
  return { format, bundle: next.bundle, ...scheduleOf(later) };
}

/** The parts of a pointer that say what is scheduled. */
export function scheduleOf([next, ...later]: readonly NextRelease[]): Pick<Pointer, 'next' | 'later'> {
  return { ...(next && { next }), ...(later.length > 0 && { later }) };
}

function isLater(value: unknown): value is NextRelease[] {
  return Array.isArray(value) && value.every(isNext);
}

function isNext(value: unknown): value is NextRelease {
  if (!isRecord(value)) return false;
  const { bundle, at, after } = value;
  return [bundle, at, after].every((each) => typeof each === 'string') && !Number.isNaN(Date.parse(`${at}`));
}

function isStaged(value: unknown): value is StagedRelease {
  return isRecord(value) && typeof value['bundle'] === 'string' && Number.isInteger(value['share']);
}

import { isRecord } from '../json/index.ts';
import { formatVersion } from './formatVersion.ts';

/** Where the pointer is served, and written by whoever publishes. */
export const pointerPath = '/assets/releases/current.json';

/** The content of `current.json`: the bundle that customers get now, the next ones, and the one that a share of them gets. */
export interface Pointer {
  format: number;
  /** Path of the live release's bundle; its name contains the hash of its content. */
  bundle: string;
  /** The release that becomes live next, by itself. */
  next?: NextRelease;
  /** The releases that become live after that, in the order of their moments. */
  later?: readonly NextRelease[];
  /** The release that a share of the visitors gets instead of the live one. */
  staged?: StagedRelease;
}

/** A release that becomes live at a moment. */
export interface NextRelease {
  bundle: string;
  /** The moment, ISO 8601. */
  at: string;
  /** The bundle that it was compared with: it becomes live only if that one is live then. */
  after: string;
}

/** A release that a share of the visitors gets. */
export interface StagedRelease {
  bundle: string;
  /** Visitors whose bucket is below it get the release: whole percent, 0 to 100. */
  share: number;
}

/** The visitor and the moment of a request for a release. */
export interface Visit {
  /** Milliseconds since the epoch by the server's clock; undefined if no server has told its time. */
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
 * Reads a pointer; undefined if this engine cannot follow it. A malformed part about another release than the live one
 * counts as absent.
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
  const current = pointerAt(pointer, now);
  const { bundle, staged } = current;
  if (current !== pointer) return { bundle, because: 'next' };
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

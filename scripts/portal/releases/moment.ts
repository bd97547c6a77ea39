import { fromDate, parseAbsolute, parseDateTime, toZoned } from '@internationalized/date';
import { UsageError } from '../command.ts';
import type { PortalTexts } from '../portalTexts.ts';

/** A moment, and the time zone in which it is said. */
export interface Moment {
  at: Date;
  /** IANA name; undefined if the portal names none. */
  zone: string | undefined;
}

const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?<offset>Z|[+-]\d{2}:\d{2})?$/;

/**
 * Parses a moment: `2026-12-01T06:00` in the zone, or with any offset.
 *
 * @throws UsageError if it is none, is past, or is not one certain moment because clocks are turned; it says what helps
 */
export function parseMoment(text: string, zone: string | undefined, now: Date): Moment {
  const written = form.exec(text);
  if (!written) throw new UsageError(`--at takes a moment such as 2026-12-01T06:00, not "${text}".`);
  const at = written.groups?.['offset'] === undefined ? inZone(text, zone) : absolute(text);
  if (at > now) return { at, zone };
  throw new UsageError(
    `${sayMoment({ at, zone })} is past: it is ${sayMoment({ at: now, zone })}. Name a moment to come, or publish at once, without --at.`,
  );
}

/** Formats a moment in its zone, and in UTC. */
export function sayMoment({ at, zone }: Moment): string {
  const utc = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  if (zone === undefined) return utc;
  const local = fromDate(at, zone).toString().slice(0, 16).replace('T', ' ');
  return `${local} ${zone} (${utc})`;
}

/**
 * The time zone of the portal's business days, an empty object if the site names none. Undefined if the site cannot be read,
 * or what it names is none: the check says so.
 */
export function zoneOf({ manifests }: PortalTexts): { zone?: string } | undefined {
  try {
    const { text = '' } = manifests.find(({ path }) => path === 'site.json') ?? {};
    const { timeZone: zone } = JSON.parse(text) as { timeZone?: string };
    if (zone === undefined) return {};
    // Throws for a zone that there is not.
    new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
    return { zone };
  } catch {
    return undefined;
  }
}

function inZone(text: string, zone: string | undefined): Date {
  if (zone === undefined)
    throw new UsageError(`This portal names no time zone: write the offset, as in ${text}-05:00.`);
  const local = orMisuse(text, () => parseDateTime(text));
  try {
    return toZoned(local, zone, 'reject').toDate();
  } catch {
    throw new UsageError(
      `In ${zone} clocks are turned then: "${text}" is no moment there, or two. Write the offset, as in ${text}-05:00.`,
    );
  }
}

function absolute(text: string): Date {
  return orMisuse(text, () => parseAbsolute(text, 'UTC').toDate());
}

function orMisuse<Value>(text: string, parse: () => Value): Value {
  try {
    return parse();
  } catch {
    throw new UsageError(`--at takes a moment that the calendar has, not "${text}".`);
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Answer,
  type AtomValue,
  type DecisionRecord,
  lineOfPart,
  type TogglesFrom,
} from '../../../engine/build.ts';
import { type DecisionGroup, refusing } from './groupDecisions.ts';
import type { ReceivedDecision } from './readDecisions.ts';
import type { PortalTexts } from '../portalTexts.ts';
import { readBuiltRelease, type ReleaseFolder, shownLength, sourceOf } from '../releases/index.ts';

/** Formats the place of a clause, which terminals make clickable: `manifests/portal/guards/some.json:8`. */
type PlaceInWords = (release: string, file: string, pointer: string) => string;

const answers: Readonly<Record<Answer, string>> = {
  entered: 'let in',
  refused: 'refused',
  redirected: 'led elsewhere',
  notFound: 'at an address that no route has',
};

const origins: Readonly<Record<TogglesFrom, string>> = {
  service: 'the flag service said so',
  page: 'the flag service said so, with the page',
  storage: 'from the cache of the browser',
  default: 'the declared default: the flag service had not answered',
};

/** Number of answers of each kind; for sampled records the estimated total. */
export function describeCounts(decisions: readonly ReceivedDecision[], since: number): string {
  const counted = (Object.keys(answers) as Answer[]).flatMap((answer) => {
    const own = decisions.filter(({ record }) => record.answer === answer);
    if (own.length === 0) return [];
    const all = Math.round(own.reduce((sum, { record }) => sum + 100 / record.share, 0));
    return [`${all === own.length ? all : `about ${all} (${own.length} told)`} ${answers[answer]}`];
  });
  const what = counted.length === 0 ? 'nothing was told' : counted.join(', ');
  return `Since ${minute(since)} UTC: ${what}.`;
}

/** Who was refused, why, since when, and what was different before: some lines for each group. */
export function describeGroup(group: DecisionGroup, placeOf: PlaceInWords): string {
  const { example, count, because } = group;
  const guard = refusing(example);
  return [
    `${count} × ${placeInWords(example)}`,
    `    ${fromUntil(group)}, release ${releaseInWords(example.release)}`,
    ...(guard ? [`    guard ${guard.guard} ${guardInWords(guard.condition, example.answer)}`] : []),
    ...new Set(
      because.map(
        ({ fact, value, file, pointer }) =>
          `      ${factInWords(example, fact, value)}  ${placeOf(example.release, file, pointer)}`,
      ),
    ),
    ...(guard ? [`    ${whom(group)}`] : []),
    ...(group.before ? [`    ${formerly(group.before)}`] : []),
  ].join('\n');
}

function placeInWords({ pattern = 'an address that no route has', answer, to }: DecisionRecord): string {
  const target = to && (to.pattern ?? to.route ?? to.external);
  return `${pattern}${target === undefined ? '' : ` → ${target}`}  (${answers[answer]})`;
}

function guardInWords(condition: boolean | undefined, answer: Answer): string {
  if (condition === undefined) return 'could not know';
  return answer === 'refused' ? 'refused' : 'led on';
}

function factInWords(
  { hidden, togglesFrom = 'default' }: DecisionRecord,
  fact: string,
  value: AtomValue | undefined,
): string {
  const [, toggle] = /^toggle:(.*)$/.exec(fact) ?? [];
  if (value === undefined)
    return `${fact} was ${hidden.includes(fact) ? 'known, and is not told' : 'not known'}`;
  if (toggle === undefined) return `${fact} is ${String(value)}`;
  return `toggle ${toggle} is ${value === true ? 'on' : 'off'} (${origins[togglesFrom]})`;
}

/** Everybody with the same deciding values, or how many of them. */
function whom({ count, alike, because }: DecisionGroup): string {
  const same = because.flatMap(({ fact, value }) => (value === undefined ? [] : `${fact} ${String(value)}`));
  const who =
    same.length === 0 ? 'who came there since' : `with ${[...new Set(same)].join(', ')} who came there since`;
  return alike <= count ? `everybody ${who}` : `${count} of about ${alike} ${who}`;
}

function formerly({ at, answer, release, different }: NonNullable<DecisionGroup['before']>): string {
  const was = Object.entries(different).map(([fact, value]) => `${fact} was ${String(value)}`);
  const how = was.length > 0 ? was.join(', ') : `release ${releaseInWords(release)}`;
  return `until ${second(at)} UTC such customers were ${answers[answer]}: ${how}`;
}

function fromUntil({ first, last, count }: DecisionGroup): string {
  return count === 1 ? `at ${second(first)} UTC` : `from ${second(first)} to ${second(last)} UTC`;
}

function releaseInWords(release: string): string {
  return release === '' ? 'of nobody' : release.slice(0, shownLength);
}

function minute(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

function second(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

/** Locations of the manifests from which releases were made. */
interface ManifestPlaces {
  releases: ReleaseFolder;
  /** The built portal, whose release is live until one is published. */
  builtPortal: string;
  /** Folder of the project, absolute, and in it that of the manifests. */
  project: string;
  folder: string;
}

/** Finds the line of a clause in the texts of the release that decided; if these are not kept, in the present files. */
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

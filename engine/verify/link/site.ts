import { wellKnown } from '../../core/fact/index.ts';
import { pointerTo, type Place } from '../../core/json/index.ts';
import type { GuardManifest } from '../../core/manifest/index.ts';
import type { LinkCheck } from './linkContext.ts';
import { mustBe, mustHave, problem, type Problem } from '../problem/index.ts';

/**
 * What manifests take for granted of the site is said there: who somebody is, where a session is extended, how a new
 * window is told of, how long a section is waited for; and whoever comes to an address that does not exist is told so,
 * unless a guard leads on from there to where one belongs.
 */
export const siteParts: LinkCheck = ({ manifests, usages, placeOf }) => {
  const site = manifests.site['site'];
  if (!site) return [];
  const { session, newWindow, routes, sectionWait } = site;
  const [waiting] = Object.entries(manifests.route).find(([, { spinner }]) => spinner === 'section') ?? [];
  const [window] = usages.newWindows;
  const [extension] = usages.extensions;
  const [sequence] = Object.keys(manifests.sequence);
  const isExtended = extension !== undefined || session.extendOn !== undefined;
  const at = (pointer: string) => placeOf('site', 'site', pointer);
  return [
    ...mustHave(
      sequence === undefined || session.identity !== undefined,
      'identity',
      at('/session'),
      `The fact that says who somebody is, without which sequences/${sequence}.json would wait for ever`,
    ),
    ...mustHave(
      !isExtended || session.extend !== undefined,
      'extend',
      at('/session'),
      `Where the session is extended, as ${userOf(extension)} wants it to be`,
    ),
    ...mustHave(
      window === undefined || newWindow !== undefined,
      'newWindow',
      at(''),
      `How links that open a new window say so, as one in ${userOf(window)} does`,
    ),
    ...mustHave(
      waiting === undefined || sectionWait !== undefined,
      'sectionWait',
      at(''),
      `The longest time that the spinner of a section stays, without which routes/${waiting}.json might wait for ever`,
    ),
    ...(manifests.route[routes.notFound]?.guards ?? []).flatMap((guard, index) =>
      mustBe(
        leadsOn(manifests.guard[guard]),
        'a guard with "forwards" and "allow" for those of whom it is not known, or left out: whoever comes to an address that does not exist is to be told so, or led on',
        placeOf('route', routes.notFound, pointerTo('/guards', index)),
      ),
    ),
  ];
};

/** Whether a guard only leads on, and lets in whoever has waited in vain. */
function leadsOn(guard: GuardManifest | undefined): boolean {
  const { forwards, whileUnknown } = guard ?? {};
  const then = typeof whileUnknown === 'object' ? whileUnknown.then : whileUnknown;
  return forwards === true && then === 'allow';
}

function userOf(used: { place: { file: string } } | undefined): string {
  return used?.place.file ?? 'extendOn';
}

/** How values are written is something that browsers know: the currency, the time zone, the locales; and each language says its number words. */
export const writing: LinkCheck = ({ manifests, locales, placeOf }) => {
  const site = manifests.site['site'];
  if (!site) return [];
  const { currency, languages, numberWords, timeZone } = site;
  const ids = languages.map(({ id }) => id);
  const at = (pointer: string) => placeOf('site', 'site', pointer);
  const others = (byLanguage: object): string[] => Object.keys(byLanguage).filter((id) => !ids.includes(id));
  const zones = Intl.supportedValuesOf('timeZone');
  const currencies = Intl.supportedValuesOf('currency');
  return [
    ...(currencies.includes(currency) ? [] : [unknown('currency', currency, at('/currency'), currencies)]),
    ...(timeZone === undefined || isTimeZone(timeZone)
      ? []
      : [unknown('time zone', timeZone, at('/timeZone'), zones)]),
    ...languages.flatMap(({ locale }, index) =>
      Intl.NumberFormat.supportedLocalesOf(locale).length > 0
        ? []
        : [unknown('locale', locale, at(`/languages/${index}/locale`))],
    ),
    ...others(locales).map((id) => unknown('language', id, { file: `locales/${id}`, pointer: '' }, ids)),
    ...others(numberWords).map((id) => unknown('language', id, at(pointerTo('/numberWords', id)), ids)),
    ...ids.flatMap((id) =>
      mustHave(
        Object.hasOwn(numberWords, id),
        id,
        at('/numberWords'),
        'The numbers that sentences of this language may spell out; {} where they spell out none',
      ),
    ),
  ];
};

/** The fact that says which language is shown knows the languages of the site: with another one no first screen is drawn. */
export const shownLanguage: LinkCheck = ({ manifests, placeOf }) => {
  const [group = '', name = ''] = wellKnown.language.split('.');
  const fact = manifests.facts[group]?.facts[name];
  if (fact?.type !== 'enum') return [];
  const known = (manifests.site['site']?.languages ?? []).map(({ id }) => id);
  const at = (pointer: string) => placeOf('facts', group, `/facts/${name}/values${pointer}`);
  return [
    ...known.flatMap((id) =>
      mustHave(
        fact.values.includes(id),
        id,
        at(''),
        'A language of the site, which this fact says to be shown',
      ),
    ),
    ...fact.values.flatMap((id, index) =>
      known.includes(id) ? [] : [unknown('language', id, at(`/${index}`), known)],
    ),
  ];
};

/** Also by a name that browsers know and do not list, as Asia/Kolkata. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function unknown(kind: string, name: string, place: Place, known?: readonly string[]): Problem {
  return problem('unknown-reference', { kind, name }, place, known);
}

/** Lowest contrast at which WCAG 2 (1.4.3) takes text to be readable. */
const readable = 4.5;

/** What is written on the colour of the brand can be read. */
export const colors: LinkCheck = ({ manifests, placeOf }) => {
  const { accent, onAccent } = manifests.site['site']?.brand.colors ?? {};
  if (!accent || !onAccent) return [];
  const expected = `a colour on which "onAccent" can be read, with a contrast of ${readable} to 1 at least`;
  return (['light', 'dark'] as const).flatMap((scheme) =>
    mustBe(
      contrast(accent[scheme], onAccent[scheme]) >= readable,
      expected,
      placeOf('site', 'site', `/brand/colors/accent/${scheme}`),
    ),
  );
};

/** How much lighter one colour, `#rrggbb`, is than another, as WCAG 2 counts it: 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

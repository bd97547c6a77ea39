import { expect, it } from 'vitest';
import { loadPortal } from '../../../engine/verify/index.ts';
import type { ReadablePortal } from '../../../engine/build.ts';
import { openSite } from '../../../engine/core/site/index.ts';
import { readSet, sourcesOf, type SetFiles } from '../../../engine/verify/testing/index.ts';
import { differencesOf, differencesText } from './differences.ts';

const smallest = readSet('smallest');
const before = portal(smallest);

it('tells a change of another language than the first one, which nobody would see in the first', () => {
  const after = portal(named('es', 'Biblioteca del Pueblo'));
  expect(differencesOf(before, after, false).flatMap(({ groups }) => groups)).toEqual([]);
  const told = differencesText(before, after, true);
  expect(told).toMatch(/^In "es":\n\n/);
  expect(told).toContain('Biblioteca del Pueblo');
});

it('tells what changes in all languages once, and in the others what their sentences say', () => {
  const after = portal({ ...named('es', 'Biblioteca del Pueblo'), ...named('en', 'Village Library') });
  const [first = '', second = '', ...more] = differencesText(before, after, true).split('In "es":');
  expect(more).toEqual([]);
  expect(first).toContain('Village Library');
  expect(second).toContain('Biblioteca del Pueblo');
});

it('says that nobody sees any difference where there is none in any language', () => {
  expect(differencesText(before, before, true)).toBe('No customer sees any difference.');
});

it('says of a new toggle that the flag service must have it, and what holds until then; of a known one nothing', () => {
  const toggle = { description: 'A toggle.', default: true, owner: 'Library' };
  const after = portal({ 'portal/toggles/night-loans.json': JSON.stringify(toggle) });
  expect(differencesText(before, after, true)).toBe(
    'No customer sees any difference.\n\nThe toggle "night-loans" is new: make it in the flag service. Until it is there, it is off for everybody; its default, on, holds only while the flag service does not answer.',
  );
  expect(differencesText(after, after, true)).toBe('No customer sees any difference.');
});

/** A file of sentences with another name of the library. */
function named(language: string, name: string): SetFiles {
  const file = `locales/${language}/library.json`;
  return { [file]: (smallest[file] ?? '').replace(/("name": )".*?"/, `$1"${name}"`) };
}

function portal(files: SetFiles): ReadablePortal {
  const sources = sourcesOf({ ...smallest, ...files });
  const site = openSite(loadPortal(sources).manifests, { environment: 'PROD' });
  const { locales, schemas, packs } = sources;
  return { site, locales, language: 'en', schemas, packs };
}

import { expect, it, vi } from 'vitest';
import { errorsAmong, loadPortal } from '../../engine/build.ts';
import { type PortalTexts, readPortalTexts, sourcesOf } from '../../scripts/portal/portalTexts.ts';
import { currentProject } from '../../scripts/portal/project.ts';
import { readCode } from '../../scripts/portal/readPortal.ts';
import { differencesText, openTexts } from '../../scripts/portal/viewer/index.ts';

vi.stubEnv('PORTAL_PROJECT', 'tests/fixtures/pharmacy');

/** What customers cannot see, or what says the same as nothing. */
const unseen: readonly (readonly [place: RegExp, reason: string])[] = [
  [/^facts\/prescriptions\.json \/otherwise/, 'it is asked for everybody who comes where it is shown'],
  [/^facts\/.*\/personal$/, 'keeps it out of traces'],
  [/^headers\/.*\/settings$/, 'nothing is set'],
  [/^sequences\/refill\.json .*\/style$/, 'a control looks so anyway'],
];

it(
  'whatever is taken out of a portal, so that it is still valid, diff tells of it',
  { timeout: 120_000 },
  async () => {
    const project = currentProject();
    const code = await readCode(project);
    const texts = readPortalTexts(project);
    const before = await opened(texts);
    const silent: string[] = [];
    let tried = 0;
    for (const { place, without } of shortened(texts)) {
      if (errorsAmong(loadPortal({ ...sourcesOf(without), ...code }).problems).length > 0) continue;
      tried += 1;
      const after = await opened(without);
      if (!before || !after) throw new Error(`The portal without ${place} cannot be opened.`);
      if (differencesText(before, after, true) === 'No customer sees any difference.') silent.push(place);
    }
    expect(tried).toBeGreaterThan(60);
    expect(silent.filter((place) => !unseen.some(([told]) => told.test(place)))).toEqual([]);
  },
);

it('whatever sentence is written otherwise, diff tells of it', { timeout: 120_000 }, async () => {
  const texts = readPortalTexts(currentProject());
  const before = await opened(texts);
  const silent: string[] = [];
  let tried = 0;
  for (const { key, written } of rewritten(texts)) {
    tried += 1;
    const after = await opened(written);
    if (!before || !after) throw new Error(`The portal with another ${key} cannot be opened.`);
    if (differencesText(before, after, true) === 'No customer sees any difference.') silent.push(key);
  }
  expect(tried).toBeGreaterThan(60);
  expect(silent).toEqual([]);
});

/** The portal with each sentence of its first language written otherwise, one by one. */
function* rewritten(texts: PortalTexts): Generator<{ key: string; written: PortalTexts }> {
  for (const { path, text } of texts.locales) {
    if (!path.includes('fr/')) continue;
    for (const pointer of pointersIn(JSON.parse(text))) {
      const value: unknown = JSON.parse(text);
      if (!writeOtherwise(value, pointer.slice(1).split('/'))) continue;
      const locales = texts.locales.map((each) =>
        each.path === path ? { ...each, text: JSON.stringify(value) } : each,
      );
      yield { key: `${path} ${pointer}`, written: { ...texts, locales } };
    }
  }
}

/** Adds to a sentence; false where none stands. */
function writeOtherwise(value: unknown, [key = '', ...inner]: readonly string[]): boolean {
  const found = (value as Record<string, unknown>)[key];
  if (inner.length > 0) return writeOtherwise(found, inner);
  if (typeof found !== 'string') return false;
  Object.assign(value as object, { [key]: `${found}!` });
  return true;
}

/** Properties that only people and tools read. */
const unread = /(?:^|\/)(?:\$schema|description|source|owner|expires)$/;

/** The portal without each property and item of its manifests, one by one. */
function* shortened(texts: PortalTexts): Generator<{ place: string; without: PortalTexts }> {
  for (const { path, text } of texts.manifests) {
    if (path.startsWith('personas/')) continue;
    for (const pointer of pointersIn(JSON.parse(text))) {
      if (unread.test(pointer)) continue;
      const value: unknown = JSON.parse(text);
      takeOut(value, pointer.slice(1).split('/'));
      const manifests = texts.manifests.map((each) =>
        each.path === path ? { path, text: JSON.stringify(value) } : each,
      );
      yield { place: `${path} ${pointer}`, without: { ...texts, manifests } };
    }
  }
}

function pointersIn(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    `${at}/${key}`,
    ...pointersIn(inner, `${at}/${key}`),
  ]);
}

function takeOut(value: unknown, [key = '', ...inner]: readonly string[]): void {
  if (inner.length > 0) takeOut((value as Record<string, unknown>)[key], inner);
  else if (Array.isArray(value)) value.splice(Number(key), 1);
  else delete (value as Record<string, unknown>)[key];
}

function opened(texts: PortalTexts): ReturnType<typeof openTexts> {
  return openTexts(texts, { name: 'pharmacy', isChecked: true });
}

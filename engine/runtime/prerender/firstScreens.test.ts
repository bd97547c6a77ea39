import { beforeAll, describe, expect, it } from 'vitest';
import type { FirstScreen } from './firstScreen.ts';
import { type FirstScreens, makeFirstScreens } from './firstScreens.ts';
import { branches, release } from './testing/index.ts';

const everywhere = ['PROD', 'STAGE', 'TEST'];
const now = Date.parse('2026-06-15T12:00:00Z');
let made: FirstScreens;
beforeAll(async () => {
  made = await makeFirstScreens(branches(), now);
});

describe('what visitors see first', () => {
  it('is the page in each language, with its title, once for all environments', () => {
    expect(
      at('/').map(({ language, title, html, environments }) => [language, title, html, environments]),
    ).toEqual([
      ['en', 'Town Library – Library', expect.stringContaining('<h1>Town Library</h1>'), everywhere],
      ['es', 'Biblioteca – Library', expect.stringContaining('<h1>Biblioteca</h1>'), everywhere],
    ]);
  });

  it('is another one where it leads outside to another address', () => {
    const english = at('/away').filter(({ language }) => language === 'en');
    const shown = english.map(({ html, environments }) => [/href="([^"]+)"/.exec(html)?.[1], environments]);
    expect(shown).toEqual([
      ['https://catalogue.example/', ['PROD', 'TEST']],
      ['https://stage.catalogue.example/', ['STAGE']],
    ]);
  });

  it('is where a guard leads those who are signed out, and says so', () => {
    expect(at('/mine')[0]?.basis).toMatchObject({
      release,
      language: 'en',
      address: '/sign-in?returnTo=%2Fmine',
      facts: { 'session.signedIn': false },
      copy: ['library'],
    });
  });

  it('says which facts it asked that nobody knows before the browser', () => {
    expect(at('/')[0]?.basis.facts).toMatchObject({ 'reader.late': null });
  });

  it('is another one for each answer of a toggle that it asks, and none where the route is not', () => {
    const english = at('/hours').filter(({ language }) => language === 'en');
    const shown = english.map(({ basis, html, environments }) => [
      basis.facts['toggle:hours'],
      html.includes('New opening hours'),
      environments,
    ]);
    expect(shown).toEqual(
      expect.arrayContaining([
        [true, true, ['TEST']],
        [false, false, ['TEST']],
      ]),
    );
    expect(english).toHaveLength(2);
  });

  it('is one where no answer of a toggle matters to whoever has a network', () => {
    const english = at('/alerted').filter(({ language }) => language === 'en');
    expect(english.map(({ html, basis }) => [html.includes('0 alerts'), basis.facts])).toEqual([
      [true, expect.not.objectContaining({ 'toggle:hours': expect.anything() })],
    ]);
  });

  it('is one where it is not yet seen what a toggle changes, for whoever has whatever answer', () => {
    const english = at('/owing').filter(({ language }) => language === 'en');
    expect(english.map(({ basis }) => basis.facts)).toEqual([
      expect.objectContaining({ 'reader.late': null }),
    ]);
    expect(english[0]?.basis.facts).not.toHaveProperty('toggle:hours');
  });

  it('is another one for each answer of the toggle that matters, not of one that is asked before it', () => {
    const english = at('/amnesty').filter(({ language }) => language === 'en');
    const asked = english.map(({ basis }) =>
      Object.entries(basis.facts).filter(([name]) => name.startsWith('toggle:')),
    );
    expect(asked).toHaveLength(2);
    expect(asked).toEqual(expect.arrayContaining([[['toggle:hours', true]], [['toggle:hours', false]]]));
  });

  it('holds as long as the date that it shows', () => {
    expect(at('/dated')[0]?.until).toBe(new Date(2027, 0).getTime());
    expect(at('/')[0]).not.toHaveProperty('until');
  });

  it('holds no longer than it is alike for every answer of a toggle', () => {
    expect(at('/winter').map(({ language, until }) => [language, until])).toEqual([
      ['en', new Date(2026, 6).getTime()],
      ['es', new Date(2026, 6).getTime()],
    ]);
  });

  it('waits for pages, code and sentences that come later, and names the code', () => {
    const [screen] = at('/later');
    expect(screen?.html).toContain('<p>My books</p>');
    expect(screen?.basis.widgets).toEqual(['library/later']);
  });

  it('is the same whenever it is made of the same', async () => {
    expect(await makeFirstScreens(branches(), now)).toEqual(made);
  });
});

it.each([
  ['/late', 'where it leads is not known without the browser'],
  ['/stored', 'it depends on the storage of the browser'],
  ['/chance', 'it depends on the chance of the browser'],
  ['/pressed', 'it has a control that is dead without the script'],
  ['/broken', 'a part of it fails or is never ready'],
])('nothing is made ahead for %s: %s', (path, why) => {
  expect(at(path)).toEqual([]);
  expect(made.notAhead).toContainEqual({ path, language: 'en', why });
});

it('nothing is made ahead for addresses of which a part differs', () => {
  expect(made.screens.filter(({ path }) => path.startsWith('/books'))).toEqual([]);
});

function at(path: string): FirstScreen[] {
  return made.screens.filter((screen) => screen.path === path);
}

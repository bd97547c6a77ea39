import { describe, expect, it, vi } from 'vitest';
import type { FactSource, SourceServices } from '../ports/index.ts';
import type { Bundle } from '../release/index.ts';
import { drawVisit, type Visit, type VisitScreen } from './drawVisit.tsx';
import { branches, release } from './testing/index.ts';

describe('what one customer sees first', () => {
  it('is drawn from what the server answers them', async () => {
    const { screen, asked } = await draw('/mine');
    expect(screen).toMatchObject({
      html: '<!--$--><main><!--$--><!--$--><h1>Town Library</h1><!--/$--><!--/$--></main><p aria-live="polite"></p><!--/$-->',
      title: 'My books – Library',
      basis: { release, language: 'en', address: '/mine', facts: { 'session.signedIn': true } },
    });
    expect(asked).toEqual(['/auth/session']);
  });

  it('is in their language', async () => {
    const { screen } = await draw('/mine', { language: 'es' });
    expect(screen).toMatchObject({ title: 'Mis libros – Library', basis: { language: 'es' } });
  });

  it('is what the address leads to for them', async () => {
    const { screen } = await draw('/mine', {
      ask: () => Promise.resolve(Response.json({ signedIn: false })),
    });
    expect(screen).toMatchObject({ basis: { address: '/sign-in?returnTo=%2Fmine' } });
  });

  it('follows the toggles that the page says', async () => {
    const toggles = { toggles: [{ name: 'hours', enabled: true }] };
    const { screen } = await draw('/more', { toggles });
    expect(screen).toMatchObject({ html: expect.stringContaining('<p>My books</p>') as string });
  });

  it('takes the browser to have stored nothing, and says what it looked for', async () => {
    const { screen } = await draw('/stored');
    expect(screen).toMatchObject({
      html: expect.stringContaining('<p>nobody</p>') as string,
      basis: { visit: { unstored: { storage: ['name'], tabStorage: [] } } },
    });
  });

  it('leaves styles to a script, since the policy of the page refuses them in attributes', async () => {
    const { screen } = await draw('/styled');
    expect(screen).toMatchObject({
      html: expect.stringContaining('<i data-style="color:red">a style=&quot;b&quot;</i>') as string,
    });
  });

  it('may say what is so of single things, and what was asked of each', async () => {
    const { screen } = await draw('/fines');
    expect(screen).toMatchObject({
      html: expect.stringContaining('<p>You owe 100</p><p>You owe 200</p>') as string,
      basis: {
        visit: {
          lists: [{ record: 'loan' }],
          things: [
            { record: 'loan', key: 'l-1', facts: { 'fine.amount': 100 } },
            { record: 'loan', key: 'l-2', facts: { 'fine.amount': 200 } },
          ],
        },
      },
    });
  });

  it('may have controls', async () => {
    const { screen } = await draw('/pressed');
    expect(screen).toMatchObject({ html: expect.stringContaining('<button') as string });
  });

  it.each([
    ['/broken', 'a part of it fails or is never ready'],
    ['/chance', 'it depends on the chance of the browser'],
  ])('is not drawn where that cannot be: %s', async (path, why) => {
    const { screen } = await draw(path);
    expect(screen).toContain(why);
  });

  it('is not drawn where an answer cannot be had: the browser may have it', async () => {
    const { screen } = await draw('/late', {}, ({ fail }) => {
      fail('broken');
      return () => undefined;
    });
    expect(screen).toContain('something fails: facts-unavailable');
  });

  it('is drawn where an answer is reported and nothing has failed', async () => {
    const { screen } = await draw('/late', {}, ({ set, report }) => {
      report({ what: 'nothing-offered', level: 'info' });
      set({ 'reader.late': false });
      return () => undefined;
    });
    expect(screen).toMatchObject({ title: 'My books – Library' });
  });

  it('sends nothing that may change something', async () => {
    const { asked } = await draw('/late', {}, reader);
    expect(asked).toEqual(['/auth/session']);
  });
});

const reader: FactSource = (services) => {
  void send(services);
  return () => undefined;
};

async function send({ fetch, set, fail }: SourceServices): Promise<void> {
  try {
    await fetch('/remind', { method: 'POST' });
    set({ 'reader.late': true });
  } catch (reason) {
    fail(reason);
  }
}

/** Draws an address of the library for a signed-in reader. */
async function draw(
  path: string,
  visit: Partial<Visit> = {},
  source?: FactSource,
): Promise<{ screen: VisitScreen | string; asked: string[] }> {
  const given = branches();
  const [pack] = given.packs;
  const packs = [
    {
      ...pack,
      domain: 'library',
      ...(source && { sources: { ...pack?.sources, reader: () => Promise.resolve(source) } }),
    },
  ];
  const ask = vi.fn<Visit['ask']>(visit.ask ?? (() => Promise.resolve(Response.json({ signedIn: true }))));
  const bundle = JSON.parse(given.texts.get(release) ?? '') as Bundle;
  const screen = await drawVisit(
    { ...given, packs, bundle },
    {
      path,
      language: 'en',
      environment: 'PROD',
      now: Date.parse('2026-11-25T12:00:00Z'),
      toggles: { toggles: [] },
      settings: {},
      ...visit,
      ask,
    },
  );
  return { screen, asked: ask.mock.calls.map(([address]) => address) };
}

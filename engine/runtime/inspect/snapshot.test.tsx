import { describe, expect, it, vi } from 'vitest';
import type { ManifestParts } from '../../core/testing/index.ts';
import { runSequence } from '../sequence/index.ts';
import { lending as lendingABook, lendingParts } from '../sequence/testing/index.ts';
import { bugReport } from './bugReport.ts';
import { factRows } from './origin.ts';
import { explainOther, snapshotOf } from './snapshot.ts';
import { inspectLibrary } from './testing/index.ts';

describe('the snapshot of a page', () => {
  it('knows what the customer has dismissed', async () => {
    const { portal, after } = await setup();
    expect(snapshotOf(portal).explanation.screen?.banners['top']?.decided).toEqual(['overdue']);
    await after(() => portal.dismissals.dismiss('overdue', { forDays: 1 }));
    const top = snapshotOf(portal).explanation.screen?.banners['top'];
    expect(top?.decided).toEqual([]);
    expect(top?.reasons.at(-1)).toMatchObject({ subject: 'banner overdue', outcome: 'dismissed' });
  });

  it('knows which dialogs are open, what has opened them, and which one was closed', async () => {
    const { portal, after } = await setup();
    const dialogs = () => snapshotOf(portal).explanation.screen?.dialogs;
    expect(dialogs()?.decided).toEqual([]);
    await after(() => portal.store.set({ 'reader.kind': 'patron' }));
    await after(() => portal.dialogs.open('rules'));
    expect(dialogs()?.decided).toEqual(['thanks', 'rules']);
    await after(() => portal.dialogs.close('thanks'));
    expect(dialogs()?.decided).toEqual(['rules']);
    expect(dialogs()?.reasons.map(({ subject, outcome }) => `${subject}: ${outcome}`)).toEqual([
      'dialog thanks: true',
      'dialog thanks: closed before',
      'dialog rules: opened',
    ]);
  });

  it('has every widget of the page and around it, with whether it shows, what it waits for, and where it stands', async () => {
    const { portal } = await setup();
    const [page, ...others] = snapshotOf(portal).explanation.screen?.places ?? [];
    expect(page?.widgets).toMatchObject([
      { shows: true, reason: { place: { file: 'pages/home.json', pointer: '/body/0' } }, inside: [] },
      { shows: false, reason: { place: { pointer: '/body/1/when' } }, inside: [] },
      { shows: undefined, missing: ['reader.books'] },
      { shows: true, inside: [{ shows: true, reason: { place: { pointer: '/body/3/slots/body/0' } } }] },
    ]);
    expect(others.map(({ title, reason, widgets }) => [title, reason?.outcome, widgets.length])).toEqual([
      ['header plain, start', undefined, 1],
      ['header plain, end', undefined, 0],
      ['region side', 'false', 0],
      ['region top', 'true', 1],
    ]);
  });

  it('explains another address, too', async () => {
    const { portal } = await setup();
    const elsewhere = explainOther(portal, '/nowhere');
    expect(elsewhere.hops).toMatchObject([{ result: { route: 'not-found' } }]);
    expect(elsewhere.screen?.places[0]?.title).toBe('page not-found');
  });

  it('has of a page that is not loaded yet what stands around it', async () => {
    const { portal } = await setup();
    vi.spyOn(portal.parts, 'page').mockReturnValue(new Promise(() => undefined));
    const titles = explainOther(portal, '/nowhere').screen?.places.map(({ title }) => title);
    expect(titles).toEqual(['header plain, start', 'header plain, end', 'region side', 'region top']);
  });
});

describe('the snapshot of a sequence', () => {
  it('says where it stands and what each event would do, and does nothing', async () => {
    const { portal, runner } = await lend();
    expect(snapshotOf(portal).sequence).toMatchObject({
      id: 'lend',
      at: 'choose',
      order: { steps: ['choose', 'review'] },
      fields: [{ subject: 'field branch', outcome: 'refused' }],
      transitions: [
        { subject: 'event continue', outcome: 'shows what is refused on choose' },
        { subject: 'event look', outcome: 'leads to look-up' },
      ],
    });
    runner.change({ branch: 'harbour' });
    expect(snapshotOf(portal).sequence?.transitions[0]).toMatchObject({ outcome: 'leads to review' });
    expect(runner.state().at).toBe('choose');
  });

  it('says of an operation that runs where each of its outcomes would lead', async () => {
    const { portal, runner } = await lend();
    runner.change({ branch: 'harbour' });
    runner.send('continue');
    expect(snapshotOf(portal).sequence?.transitions).toMatchObject([
      { subject: 'event back', outcome: 'leads to choose' },
      { subject: 'event lend', outcome: 'leads to lend' },
      { subject: 'event leave', outcome: 'leaves for home' },
    ]);
    runner.send('lend');
    expect(snapshotOf(portal).sequence?.transitions).toMatchObject([
      { subject: 'outcome done', outcome: 'leads to lent' },
      { subject: 'outcome refused', outcome: 'leads to review, says not-lent' },
      { subject: 'outcome not-started', outcome: 'leads to review, says no-catalogue' },
    ]);
  });

  it('does not say where an outcome would lead that the answer of the operation decides', async () => {
    const { portal, runner } = await lend({ loan: 'loan', reminded: 'remind' });
    runner.change({ branch: 'harbour' });
    runner.send('continue');
    runner.send('lend');
    expect(snapshotOf(portal).sequence?.transitions[0]).toMatchObject({
      subject: 'outcome done',
      outcome: 'cannot be decided yet',
    });
  });

  it('is none once the sequence is left', async () => {
    const { portal, stop } = await lend();
    stop();
    expect(snapshotOf(portal).sequence).toBeUndefined();
  });
});

describe('a bug report', () => {
  it('tells release, address, decisions, widgets, facts and problems', async () => {
    const { report } = await setup();
    const text = report([
      { what: 'widget-failed', detail: { widget: 'library/map', error: new Error('No ink.') } },
    ]);
    expect(text).toContain('release none · PROD · en\naddress /\n');
    expect(text).toContain('banner overdue: yes  banners/overdue.json /when');
    expect(text).toContain('? widget library/heading waits for reader.books  pages/home.json /body/2');
    expect(text).toContain('reader.late = true (reader');
    expect(text).toContain('widget-failed: widget "library/map", error Error: No ink.');
  });

  it('leaves out what is personal, also where a condition has asked for it, and what was typed', async () => {
    const { report, portal } = await setup();
    portal.store.set({ 'reader.kind': 'patron' });
    expect(report([])).toContain('✓ reader.kind is patron (is •••, from reader)');
    expect(report([])).toMatch(/dialogs: thanks\n.*\n +✓ reader\.kind is patron \(is •••, from reader\)/);
    expect(report([])).toContain('✗ reader.kind is reader (is •••, from reader)');
    expect(report([])).not.toMatch(/reader\.(name|kind) =|Ada|is patron, from/);

    const { portal: lending, runner, report: reportOfLending } = await lend();
    runner.change({ title: 'Middlemarch' });
    expect(lending.store.read('lend.title')).toBe('Middlemarch');
    expect(reportOfLending([])).toContain('title = •••');
    expect(reportOfLending([])).not.toContain('Middlemarch');
  });

  it('leaves out a text that is computed of one that was typed', async () => {
    const written = {
      comesFrom: 'What is typed.',
      facts: { title: { type: 'text', description, derivedFrom: { typed: 'lend.title' } } },
    } as const;
    const { portal, runner, report } = await lend(undefined, { written });
    portal.store.derive({
      'written.title': { inputs: { typed: 'text' }, compute: (typed) => `“${String(typed)}”` },
    });
    runner.change({ title: 'Middlemarch' });
    expect(portal.store.read('written.title')).toBe('“Middlemarch”');
    expect(report([])).not.toContain('Middlemarch');
  });
});

const description = 'A fact.';
const dialog = { title: 'library:words', text: 'library:words', actions: [] };
const forReaders = { label: 'library:words', when: { fact: 'reader.kind', is: 'reader' } };
const heading = { widget: 'library/heading', settings: { text: 'library:words' } } as const;

async function setup() {
  const shown = await inspectLibrary({
    widgets: { 'library/card': ({ slots }) => slots['body'] },
    body: [
      heading,
      { ...heading, when: { fact: 'reader.late', is: false } },
      { ...heading, needs: ['reader.books'] },
      { widget: 'library/card', settings: { actions: [forReaders] }, slots: { body: [heading] } },
    ],
    manifests: {
      site: {
        layout: {
          frame: 'library/frame',
          regions: {
            side: { widgets: [heading], when: { fact: 'reader.late', is: false } },
            top: { widgets: [heading] },
          },
        },
      },
      header: { plain: { start: [heading], end: [] } },
      facts: {
        reader: {
          comesFrom: 'The session.',
          facts: {
            late: { type: 'boolean', description },
            books: { type: 'number', description },
            name: { type: 'text', description, personal: true },
            kind: { type: 'enum', description, values: ['reader', 'patron'], personal: true },
          },
        },
      },
      dialog: {
        thanks: { ...dialog, priority: 20, when: { fact: 'reader.kind', is: 'patron' } },
        rules: { ...dialog, priority: 10 },
      },
      banner: {
        overdue: {
          placement: 'top',
          priority: 1,
          tone: 'warning',
          when: {
            any: [
              { fact: 'reader.late', is: true },
              { fact: 'reader.kind', is: 'patron' },
            ],
          },
          title: 'library:words',
          dismissal: { forDays: 1 },
        },
      },
    },
  });
  await shown.after(() => shown.portal.store.set({ 'reader.late': true, 'reader.name': 'Ada' }));
  return { ...shown, report: reportOf(shown) };
}

/** @param returns data in which the operation that lends stores its answers */
async function lend(returns?: Record<string, string>, facts?: ManifestParts['facts']) {
  const { operations } = lendingABook;
  const operation = operations?.['lend'];
  const answering = operation && returns && { ...operations, lend: { ...operation, returns } };
  const sequence = answering && { lend: { ...lendingABook, operations: answering } };
  const shown = await inspectLibrary({
    manifests: {
      ...lendingParts,
      ...(sequence && { sequence }),
      facts: { ...lendingParts.facts, ...facts },
    },
  });
  const { portal } = shown;
  const manifest = portal.site.manifests.sequence['lend'];
  if (!manifest) throw new Error('There is a sequence.');
  const at = { route: 'lend', params: {} };
  const { runner, stop } = runSequence(portal, {
    id: 'lend',
    subject: 'Ada',
    manifest,
    at,
    prepare: () => Promise.resolve(),
  });
  return { ...shown, runner, stop, report: reportOf(shown) };
}

function reportOf({ portal, store }: Awaited<ReturnType<typeof inspectLibrary>>) {
  return (reports: Parameters<typeof bugReport>[0]['reports']) =>
    bugReport({
      snapshot: snapshotOf(portal),
      whyRelease: undefined,
      rows: factRows(portal, store),
      reports,
      site: portal.site,
    });
}

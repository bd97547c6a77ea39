import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReleaseJudge } from './releaseJudge.ts';
import { createReleaseStore } from './releaseStore.ts';

describe('the release store', () => {
  it('has the release that the portal was built with until another is published', async () => {
    write('built/releases/current.json', pointerTo('built'));
    expect(await pointer()).toEqual({ bundle: '/assets/releases/built.json' });
    write('published/releases/current.json', pointerTo('published'));
    expect(await pointer()).toEqual({ bundle: '/assets/releases/published.json' });
    expect(reports).toEqual([]);
  });

  it('keeps the files of both, so that a browser in the middle of something finds its own', async () => {
    write('built/copy/es.1.json', '"built"');
    write('published/copy/es.2.json', '"published"');
    expect(await (await get('/assets/copy/es.1.json'))?.json()).toBe('built');
    expect(await (await get('/assets/copy/es.2.json'))?.json()).toBe('published');
    expect(await get('/assets/copy/es.3.json')).toBeUndefined();
  });

  it('reads a pointer again when it has moved', async () => {
    expect(await pointer()).toBeUndefined();
    write('published/releases/current.json', pointerTo('built'));
    expect(await pointer()).toEqual({ bundle: '/assets/releases/built.json' });
    write('published/releases/current.json', pointerTo('published'));
    expect(await pointer()).toEqual({ bundle: '/assets/releases/published.json' });
  });
});

describe('a published release that cannot be shown', () => {
  const noPointer = 'it names no bundle';
  it.each<[string, string, string]>([
    ['is garbage', '<!doctype html>', noPointer],
    ['is empty', '', noPointer],
    ['is null', 'null', noPointer],
    ['is NUL', '\0', noPointer],
    ['is a list', '[]', noPointer],
    ['leads nowhere', '{"format":1}', noPointer],
    ['needs a newer engine', '{"format":99,"bundle":"/assets/releases/built.json"}', 'format 99 is unknown'],
    ['names a bundle that is missing', pointerTo('lost'), 'there is no /assets/releases/lost.json'],
    [
      'leads out of the releases',
      pointerTo('../../secret'),
      'there is no /assets/releases/../../secret.json',
    ],
    [
      'leads to what the built code refuses',
      pointerTo('spoilt'),
      '/assets/releases/spoilt.json is not valid',
    ],
  ])('because its pointer %s leaves new pages the built one, and is told once', async (_, text, fault) => {
    write('built/releases/current.json', pointerTo('built'));
    write('published/releases/current.json', text);
    const request = new Request('http://localhost:4000/');
    const releases = store();
    for (let visit = 0; visit < 2; visit += 1) {
      const page = await releases.forPage(request, { secure: true });
      expect(page.pointer).toEqual({ bundle: '/assets/releases/built.json' });
    }
    expect(await releases.bundles()).toEqual(['/assets/releases/built.json']);
    expect(reports).toEqual([
      `${folder}/published/releases/current.json is passed over: ${fault}. New pages get the release before it.`,
    ]);
  });

  it('does not make open pages change: they get its pointer as it is, and stay with what they have', async () => {
    write('built/releases/current.json', pointerTo('built'));
    write('published/releases/current.json', 'null');
    expect(await (await get('/assets/releases/current.json'))?.text()).toBe('null');
  });

  it('is told again when it was mended and is broken again', async () => {
    const releases = store();
    const request = new Request('http://localhost:4000/');
    for (const text of ['null', pointerTo('published'), 'null']) {
      write('published/releases/current.json', text);
      await releases.forPage(request, { secure: true });
    }
    expect(reports).toHaveLength(2);
  });

  it('is not what some visitors get, nor what becomes live', async () => {
    publish({ next: { ...next, bundle: spoilt }, staged: { ...staged, bundle: spoilt } });
    now = moment;
    expect(await pointer('__Host-Http-bucket=0')).toEqual({ ...live, bucket: 0 });
  });
});

describe('a release that is scheduled', () => {
  it('is what the pointer says from its moment on, in the form that every browser knows', async () => {
    publish({ next });
    now = '2026-12-01T10:59:59.999Z';
    expect(await (await get('/assets/releases/current.json'))?.json()).toEqual({ ...live, next });
    expect(await pointer()).toMatchObject(live);
    now = moment;
    const due = { format: 1, bundle: next.bundle };
    expect(await (await get('/assets/releases/current.json'))?.json()).toEqual(due);
    expect(await pointer()).toEqual(due);
  });

  it('changes the tag of the pointer, so that a browser with the old one gets the new one', async () => {
    publish({ next });
    now = '2026-12-01T10:00:00Z';
    const before = (await get('/assets/releases/current.json'))?.headers.get('etag');
    now = moment;
    const after = await get('/assets/releases/current.json', { 'if-none-match': before ?? '' });
    expect(after?.status).toBe(200);
  });

  it.each<[string, object]>([
    ['another release is live than it was compared with', { after: '/assets/releases/older.json' }],
    ['its bundle does not lie here', { bundle: '/assets/releases/unknown.json' }],
    ['its moment is none', { at: 'soon' }],
    ['its bundle is none', { bundle: 5 }],
  ])('leaves the live one in force where %s', async (_, fault) => {
    publish({ next: { ...next, ...fault } });
    now = moment;
    expect(await pointer()).toMatchObject(live);
    expect(await (await get('/assets/releases/current.json'))?.json()).toMatchObject(live);
  });

  it('goes by the clock of this house, and says with the pointer what time that is', async () => {
    publish({ next });
    now = '2031-05-06T07:08:09Z';
    const answer = await get('/assets/releases/current.json');
    expect(answer?.headers.get('date')).toBe('Tue, 06 May 2031 07:08:09 GMT');
  });
});

describe('a release that some visitors get', () => {
  it('is what a page begins with in a browser whose bucket is below the share', async () => {
    publish({ staged });
    expect(await pointer('__Host-Http-bucket=29')).toEqual({ format: 1, bundle: staged.bundle, bucket: 29 });
    expect(await pointer('__Host-Http-bucket=30')).toEqual({ ...live, bucket: 30 });
  });

  it('is not for a browser that has not shown yet that it keeps a bucket; it is given one', async () => {
    publish({ staged: { ...staged, share: 100 } });
    const { pointer: first, cookie } = await forPage();
    expect(first).toEqual(live);
    expect(cookie).toMatch(
      /^__Host-Http-bucket=\d\d?; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const again = await forPage(cookie?.split(';')[0]);
    expect(again).toMatchObject({ pointer: { bundle: staged.bundle }, cookie: undefined });
  });

  it.each(['100', '-1', '1e1', 'x', '007'])(
    'takes a bucket that nobody draws for none: %s',
    async (value) => {
      publish({ staged: { ...staged, share: 100 } });
      expect(await forPage(`__Host-Http-bucket=${value}`)).toMatchObject({
        pointer: live,
        cookie: expect.stringContaining('bucket=') as string,
      });
    },
  );

  it('gives nobody a bucket while everybody gets the same', async () => {
    publish({});
    expect(await forPage()).toEqual({ pointer: live, cookie: undefined });
  });

  it.each<[string, object]>([
    ['its bundle does not lie here', { bundle: '/assets/releases/unknown.json' }],
    ['its share is none', { share: 'all' }],
    ['its bundle is none', { bundle: {} }],
  ])('leaves everybody the live one where %s', async (_, fault) => {
    publish({ staged: { ...staged, ...fault } });
    expect(await pointer('__Host-Http-bucket=0')).toMatchObject(live);
  });
});

let folder: string;
let now: string;
let reports: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  now = '2026-12-01T09:00:00Z';
  reports = [];
  write('dist/.prerender/release-faults.mjs', judgeScript);
  for (const name of ['built', 'published', 'spoilt']) write(`built/releases/${name}.json`, `"${name}"`);
});
afterEach(() => rmSync(folder, { recursive: true }));

function store() {
  return createReleaseStore({
    places: ['published', 'built'].map((place) => ({
      releases: join(folder, place, 'releases'),
      copy: join(folder, place, 'copy'),
    })),
    clock: { now: () => new Date(now) },
    judge: createReleaseJudge(join(folder, 'dist')),
    report: (fault) => reports.push(fault),
  });
}

const spoilt = '/assets/releases/spoilt.json';
/** Stands in for the built judge of the engine, which has its own tests. */
const judgeScript = `
  export const pointerFault = ({ format = 1 }) => (format === 1 ? undefined : 'format ' + format + ' is unknown');
  export const bundleFault = async (path, text) => (text === '"spoilt"' ? path + ' is not valid' : undefined);
`;

function pointerTo(name: string): string {
  return JSON.stringify({ bundle: `/assets/releases/${name}.json` });
}

const live = { format: 1, bundle: '/assets/releases/live.json' };
const next = {
  bundle: '/assets/releases/next.json',
  at: '2026-12-01T11:00:00.000Z',
  after: '/assets/releases/live.json',
};
const staged = { bundle: '/assets/releases/staged.json', share: 30 };
const moment = '2026-12-01T11:00:00Z';

function publish(parts: object): void {
  for (const name of ['live', 'next', 'staged']) write(`published/releases/${name}.json`, `"${name}"`);
  write('published/releases/current.json', JSON.stringify({ ...live, ...parts }));
}

async function pointer(cookie = ''): Promise<object | undefined> {
  return (await forPage(cookie)).pointer;
}

function forPage(cookie = '') {
  const request = new Request('http://localhost:4000/', { headers: { cookie } });
  return store().forPage(request, { secure: true });
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response | undefined> {
  return store().answer(new Request(`http://localhost:4000${path}`, { headers }));
}

function write(name: string, content: string): void {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}

import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { loadPortal, makeRelease } from '../../verify/index.ts';
import { readSet, sourcesOf } from '../../verify/testing/index.ts';
import { createRegistry } from '../ports/index.ts';
import { fakePorts } from '../testing/index.ts';
import { bucketOf, drawBucket } from './bucket.ts';
import { formatVersion } from '../../core/release/index.ts';
import { createCodeFit } from './codeFit.ts';
import { watchPointer } from './watchPointer.ts';
import type { LoadedRelease } from './loadRelease.ts';

describe('the watch over the pointer', () => {
  it('finds a release that is published while the page is open', async () => {
    const { look, publish, found } = await setup();
    await look();
    expect(found).toEqual([]);
    const second = await publish('second');
    await look();
    expect(found).toEqual([second.path]);
    await look();
    expect(found).toEqual([second.path]);
  });

  it('asks again and again by itself, sooner or later than the interval as chance says', async () => {
    const { ports, fetch, random } = await setup();
    for (const [chance, pause] of [
      [0, 750],
      [1, 1_250],
    ] as const) {
      random.mockReturnValue(chance);
      await afterNextLook(ports.clock, fetch, 2_000);
      const before = fetch.mock.calls.length;
      ports.clock.advance(pause - 1);
      expect(fetch).toHaveBeenCalledTimes(before);
      ports.clock.advance(1);
      expect(fetch).toHaveBeenCalledTimes(before + 1);
    }
  });

  it('says that the shown release is right when it was taken back before it was shown', async () => {
    const { look, publish, pointTo, first, found } = await setup();
    const second = await publish('second');
    await look();
    pointTo(first);
    await look();
    expect(found).toEqual([second.path, undefined]);
  });

  it('finds the release before when the shown one is taken back', async () => {
    const { look, publish, pointTo, first, found, show } = await setup();
    const second = await publish('second');
    await look();
    show(second.path);
    await look();
    pointTo(first);
    await look();
    expect(found).toEqual([second.path, first.path]);
  });

  it('asks nothing while nobody looks at the page', async () => {
    const { look, publish, found, fetch, beAway } = await setup();
    await publish('second');
    beAway(true);
    await look();
    expect(fetch).not.toHaveBeenCalled();
    beAway(false);
    await look();
    expect(found).toHaveLength(1);
  });

  it('asks nothing any more once it is stopped, and tells nothing that was on its way', async () => {
    const { watch, ports, publish, found } = await setup();
    await publish('second');
    const looking = watch.look();
    watch.stop();
    await looking;
    expect(found).toEqual([]);
    expect(ports.clock.waiting()).toBe(0);
  });
});

describe.each<[what: string, spoil: (house: Awaited<ReturnType<typeof setup>>) => unknown]>([
  ['the pointer is missing', ({ files }) => void files.delete('/current.json')],
  ['the pointer is a page', ({ files }) => void files.set('/current.json', '<!doctype html>')],
  [
    'the pointer is of a newer form',
    ({ files }) =>
      void files.set('/current.json', `{"format":${formatVersion + 1},"bundle":"/releases/a.json"}`),
  ],
  ['the bundle is missing', async ({ files, publish }) => void files.delete((await publish('second')).path)],
  [
    'the bundle breaks off',
    async ({ files, publish }) => {
      const { path, text } = await publish('second');
      files.set(path, text.slice(0, -20));
    },
  ],
  [
    'the bundle is not what its name says',
    async ({ files, publish }) => {
      const { path, text } = await publish('second');
      files.set(path, text.replace('second', 'forged'));
    },
  ],
  [
    'the bundle is of an older form',
    ({ publishText, first }) =>
      publishText(first.text.replace(`"format":${formatVersion}`, `"format":${formatVersion - 1}`)),
  ],
  [
    'the bundle is not valid by the schemas',
    ({ publishText, first }) => publishText(first.text.replace('"whileUnknown"', '"whileUnknwon"')),
  ],
  [
    'the bundle has 5 MB',
    ({ publishText, first }) =>
      publishText(`${first.text.slice(0, -1)},"padding":"${'x'.repeat(5_000_000)}"}`),
  ],
  [
    'the network is lost half-way',
    async ({ fetch, publish, files }) => {
      const { path } = await publish('second');
      fetch.mockImplementation((asked) =>
        Promise.resolve(asked === path ? new Response(brokenStream()) : new Response(files.get(asked))),
      );
    },
  ],
])('when %s', (_, spoil) => {
  it('the page keeps what it shows, it is reported, and the next good release is found', async () => {
    const house = await setup();
    await spoil(house);
    await house.look();
    expect(house.found).toEqual([]);
    expect(house.ports.reports).toHaveLength(1);
    house.fetch.mockImplementation(house.answer);
    const third = await house.publish('third');
    await house.look();
    expect(house.found).toEqual([third.path]);
  });
});

it('waits longer and longer while it fails, at most 16 intervals, and as usual again afterwards', async () => {
  const { ports, fetch, files, first, pointTo } = await setup();
  files.delete('/current.json');
  const pauses: number[] = [];
  for (let look = 0; look < 6; look += 1) pauses.push(await afterNextLook(ports.clock, fetch, 20_000));
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 16_000]);
  pointTo(first);
  await afterNextLook(ports.clock, fetch, 20_000);
  expect(await afterNextLook(ports.clock, fetch, 20_000)).toBe(1_000);
});

it('judges a release that is not valid once', async () => {
  const { look, publishText, first, fetch, found, ports } = await setup();
  const invalid = publishText(first.text.replace('"whileUnknown"', '"whileUnknwon"'));
  for (let time = 0; time < 3; time += 1) await look();
  expect(fetch.mock.calls.filter(([path]) => path === invalid.path)).toHaveLength(1);
  expect(ports.reports).toEqual([{ what: 'release-invalid', detail: { path: invalid.path } }]);
  expect(found).toEqual([]);
});

it('leaves one that needs code which this page lacks alone, and says once what it is', async () => {
  const { look, publishText, first, fetch, found, ports } = await setup();
  const needs = { widgets: ['library/atlas'], operations: {}, sources: [], derivations: [] };
  const beyond = publishText(JSON.stringify({ ...(JSON.parse(first.text) as object), needs }));
  for (let time = 0; time < 3; time += 1) await look();
  expect(fetch.mock.calls.filter(([path]) => path === beyond.path)).toHaveLength(1);
  expect(ports.reports).toEqual([
    { what: 'release-beyond-code', detail: { path: beyond.path, lacking: ['widget library/atlas'] } },
  ]);
  expect(found).toEqual([]);
});

describe('a release that is scheduled', () => {
  const moment = Date.parse('2026-12-01T11:00:00Z');
  const next = (bundle: string, after: string): object => ({
    next: { bundle, at: new Date(moment).toISOString(), after },
  });

  it('is found soon after its moment, by the server’s clock and without anybody’s doing', async () => {
    const { look, publish, pointTo, first, found, ports, sayTime } = await setup();
    const second = await publish('second');
    pointTo(first, next(second.path, first.path));
    sayTime(moment - 400_000);
    ports.clock.advance(-5e11);
    await look();
    expect(found).toEqual([]);
    sayTime(moment - 600);
    await look();
    expect(found).toEqual([]);
    sayTime(moment);
    ports.clock.advance(999);
    await turn();
    expect(found).toEqual([]);
    // The pause is at least 1,000 milliseconds, plus half of a tenth of the interval.
    ports.clock.advance(51);
    await vi.waitFor(() => expect(found).toEqual([second.path]));
  });

  it('that is far away is not waited for: the watch goes on as usual', async () => {
    const { look, publish, pointTo, first, fetch, ports, sayTime } = await setup();
    const second = await publish('second');
    pointTo(first, next(second.path, first.path));
    sayTime(moment - 1e10);
    await look();
    expect(await afterNextLook(ports.clock, fetch, 20_000)).toBe(1_000);
  });

  it('is left alone where another release is live than it was compared with', async () => {
    const { look, publish, pointTo, first, found, sayTime } = await setup();
    const second = await publish('second');
    pointTo(first, next(second.path, '/releases/older.json'));
    sayTime(moment);
    await look();
    expect(found).toEqual([]);
  });

  it('and is not there leaves the live one, is reported, and the next good release is found', async () => {
    const { look, publish, pointTo, first, found, ports, sayTime } = await setup();
    pointTo(first, next('/releases/unknown.json', first.path));
    sayTime(moment);
    await look();
    expect(found).toEqual([]);
    expect(ports.reports).toMatchObject([{ what: 'release-unavailable' }]);
    const third = await publish('third');
    await look();
    expect(found).toEqual([third.path]);
  });

  it('and is not valid gives way to a live one that is new, too', async () => {
    const { look, publish, publishText, pointTo, first, found, sayTime } = await setup();
    const invalid = publishText(first.text.replace('"whileUnknown"', '"whileUnknwon"'));
    const second = await publish('second');
    pointTo(second, next(invalid.path, second.path));
    sayTime(moment);
    await look();
    await look();
    expect(found).toEqual([second.path]);
  });
});

describe('a release that some visitors get', () => {
  it.each([
    [36, 1],
    [37, 0],
    [undefined, 0],
  ])('of 37 % reaches an open page of bucket %s: %i times', async (bucket, times) => {
    const { look, publish, pointTo, first, found } = await setup(bucket);
    const second = await publish('second');
    pointTo(first, { staged: { bundle: second.path, share: 37 } });
    await look();
    expect(found).toEqual(Array.from({ length: times }, () => second.path));
  });

  it('is taken from a page when it is given up', async () => {
    const { look, publish, pointTo, first, found, show } = await setup(0);
    const second = await publish('second');
    pointTo(first, { staged: { bundle: second.path, share: 37 } });
    await look();
    show(second.path);
    pointTo(first);
    await look();
    expect(found).toEqual([second.path, first.path]);
  });

  it('has a browser without a bucket draw one for its next page, and keep it', async () => {
    const { look, pointTo, first, ports, random } = await setup();
    await look();
    expect(bucketOf(undefined, ports)).toBeUndefined();
    pointTo(first, { staged: { bundle: '/releases/second.json', share: 100 } });
    random.mockReturnValue(0.379);
    await look();
    expect(bucketOf(undefined, ports)).toBe(37);
    random.mockReturnValue(0.9);
    await look();
    expect(bucketOf(undefined, ports)).toBe(37);
  });
});

it.each([
  [
    'the server’s, where the page came with its word',
    { format: formatVersion, bundle: '/a.json', bucket: 81 },
    81,
  ],
  [
    'none, where the server has not seen that the browser keeps one',
    { format: formatVersion, bundle: '/a.json' },
    undefined,
  ],
  ['none that nobody draws', { format: formatVersion, bundle: '/a.json', bucket: 100 }, undefined],
  ['the one that was kept, where no server has its say', undefined, 37],
])('the bucket is %s', (_, bootstrap, bucket) => {
  const ports = fakePorts({ random: () => 0.379 });
  drawBucket(ports);
  expect(bucketOf(bootstrap, ports)).toBe(bucket);
});

interface BundleFile {
  path: string;
  text: string;
}

const { manifests } = loadPortal(sourcesOf(readSet('smallest')));

async function textOf(name: string): Promise<string> {
  const { files } = await makeRelease(manifests, { en: { library: { name } } });
  return (
    files.at(-1)?.text.replaceAll(/"\/assets\/copy\/en\/library\.\w+\.json"/g, `"/copy/${name}.json"`) ?? ''
  );
}

function bundleOf(text: string): BundleFile {
  return { path: `/releases/${createHash('sha256').update(text).digest('hex').slice(0, 32)}.json`, text };
}

/** A body whose connection is cut after the first bytes. */
function brokenStream(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(`{"format":${formatVersion}`));
      controller.error(new TypeError('network error'));
    },
  });
}

/** Lets time pass until the watch has asked, and has its answer. @returns the passed milliseconds */
async function afterNextLook(
  clock: { advance(milliseconds: number): void },
  fetch: { mock: { calls: unknown[] } },
  longest: number,
): Promise<number> {
  const before = fetch.mock.calls.length;
  let passed = 0;
  while (fetch.mock.calls.length === before && passed < longest) {
    clock.advance(250);
    passed += 250;
  }
  await turn();
  return passed;
}

/** Waits for turns of the event loop, which reading a body and hashing take. */
async function turn(): Promise<void> {
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setTimeout(resolve));
}

async function setup(bucket?: number) {
  const first = bundleOf(await textOf('first'));
  const files = new Map([[first.path, first.text]]);
  const pointTo = ({ path }: BundleFile, parts: object = {}): void =>
    void files.set('/current.json', JSON.stringify({ format: formatVersion, bundle: path, ...parts }));
  pointTo(first);
  const headers = new Headers();
  const answer = (path: string): Promise<Response> => {
    const text = files.get(path);
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200, headers }));
  };
  const fetch = vi.fn<(path: string) => Promise<Response>>(answer);
  const random = vi.fn<() => number>(() => 0.5);
  const ports = fakePorts({ fetch, random });
  const found: (string | undefined)[] = [];
  let shown = first.path;
  let away = false;
  const watch = watchPointer({
    ports,
    fits: createCodeFit(createRegistry([]), ports),
    pointer: '/current.json',
    bucket,
    refreshMs: () => 1_000,
    shown: () => shown,
    isAway: () => away,
    found: (release: LoadedRelease | undefined) => void found.push(release?.path),
  });
  function publishText(text: string): BundleFile {
    const bundle = bundleOf(text);
    files.set(bundle.path, bundle.text);
    pointTo(bundle);
    return bundle;
  }
  return {
    watch,
    look: () => watch.look(),
    ports,
    files,
    fetch,
    random,
    answer,
    found,
    first,
    pointTo,
    publishText,
    publish: async (name: string) => publishText(await textOf(name)),
    sayTime: (now: number) => headers.set('date', new Date(now).toUTCString()),
    show: (path: string) => void (shown = path),
    beAway: (is: boolean) => void (away = is),
  };
}

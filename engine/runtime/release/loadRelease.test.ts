import { describe, expect, it, vi } from 'vitest';
import type { Pointer } from '../../core/release/index.ts';
import { manifestSetOf, type ManifestParts } from '../../core/testing/index.ts';
import { loadPortal, makeRelease } from '../../verify/index.ts';
import { readSet, sourcesOf } from '../../verify/testing/index.ts';
import { createRegistry, type KeyValueStorage, memoryStorage } from '../ports/index.ts';
import { contentPath, fakePorts, settled, type FakePorts } from '../testing/index.ts';
import { formatVersion } from '../../core/release/index.ts';
import { createCodeFit } from './codeFit.ts';
import { type LoadedRelease, loadRelease } from './loadRelease.ts';

describe('the release', () => {
  it('is the one to which the pointer leads', async () => {
    const { load } = setup({ '/current.json': pointerTo(newer), [newer.path]: newer.text });
    expect((await load()).manifests.site['site']?.brand.name).toBe('newer');
  });

  it('is the one to which the pointer leads that came with the page, without asking for it again', async () => {
    const { load, fetch } = setup({ [newer.path]: newer.text });
    const bootstrap: unknown = JSON.parse(pointerTo(newer));
    expect((await load(bootstrap)).manifests.site['site']?.brand.name).toBe('newer');
    expect(fetch.mock.calls.map(([path]) => path)).toEqual([newer.path]);
  });

  it('is asked for where the pointer that came with the page is none', async () => {
    const { load } = setup({ '/current.json': pointerTo(newer), [newer.path]: newer.text });
    expect((await load({ format: formatVersion })).manifests.site['site']?.brand.name).toBe('newer');
  });

  it('is remembered as the last good one, once it was found valid', async () => {
    const valid = bundleOf(await validText());
    const { release, storage } = setup({ '/current.json': pointerTo(valid), [valid.path]: valid.text });
    const { confirm } = await release();
    expect(storage.get('portal.release')).toBeUndefined();
    expect(await confirm()).toEqual({ valid: true });
    expect(storage.get('portal.release')).toBe(stored(valid));
  });

  it('gives way to the last good one when it is not valid, and is not remembered', async () => {
    const storage = memoryStorage();
    storage.set('portal.release', stored(older));
    const invalid = bundleOf((await validText()).replace('"whileUnknown"', '"whileUnknwon"'));
    const files = { '/current.json': pointerTo(invalid), [invalid.path]: invalid.text };
    const { release, ports } = setup(files, storage);
    const confirmed = await (await release()).confirm();
    expect(confirmed).toMatchObject({
      valid: false,
      instead: { path: older.path, bundle: { manifests: { site: { site: { brand: { name: 'older' } } } } } },
    });
    expect(ports.reports).toEqual([{ what: 'release-invalid', detail: { path: invalid.path } }]);
    expect(storage.get('portal.release')).toBe(stored(older));
  });
});

describe('a release that needs code which this page lacks', () => {
  it('is refused: customers get the last good one, and a report names what is lacking', async () => {
    const storage = memoryStorage();
    storage.set('portal.release', stored(older));
    const { release, ports } = setup(withBundle(beyond), storage);
    const { bundle, confirm } = await release();
    expect(bundle.manifests.site['site']?.brand.name).toBe('older');
    await confirm();
    expect(ports.reports).toEqual([
      {
        what: 'release-beyond-code',
        detail: { path: bundleOf(beyond).path, lacking: ['widget library/atlas'] },
      },
    ]);
    expect(storage.get('portal.release')).toBe(stored(older));
  });

  it.each([
    ['there never was another', undefined],
    ['the last good one needs such code too', () => stored(bundleOf(beyond.replace('newer', 'other')))],
    ['the stored one was tampered with', () => stored(older).replace('older', 'forged')],
  ])('is shown with its gaps where %s, and does not become the last good one', async (_, kept) => {
    const storage = memoryStorage();
    if (kept) storage.set('portal.release', kept());
    const { release, ports } = setup(withBundle(beyond), storage);
    const { bundle, confirm } = await release();
    expect(bundle.manifests.site['site']?.brand.name).toBe('newer');
    await confirm();
    expect(storage.get('portal.release')).toBe(kept?.());
    expect(ports.reports[0]).toMatchObject({ what: 'release-beyond-code' });
  });

  it('is no bundle when what it says of its needs cannot be read', async () => {
    const storage = memoryStorage();
    storage.set('portal.release', stored(older));
    const { load } = setup(withBundle(odd({ needs: { widgets: 'all' } })), storage);
    expect((await load()).manifests.site['site']?.brand.name).toBe('older');
  });
});

it('a stored release that is not what its name says is not shown', async () => {
  const storage = memoryStorage();
  storage.set('portal.release', stored(older).replace('older', 'forged'));
  await expect(setup({}, storage).load()).rejects.toThrow('not what its name says');
});

describe('a release that some visitors get', () => {
  const staged = (share: number): Readonly<Record<string, string>> => ({
    '/current.json': pointerTo(older, { staged: { bundle: newer.path, share } }),
    [older.path]: older.text,
    [newer.path]: newer.text,
  });

  it.each([
    [36, 'newer'],
    [37, 'older'],
    [undefined, 'older'],
  ])('is for buckets below its share of 37: bucket %s gets the %s one', async (bucket, name) => {
    const { release } = setup(staged(37));
    expect(nameOf(await release(undefined, bucket))).toBe(name);
  });

  it.each<[string, string | undefined]>([
    ['does not lie there', undefined],
    ['is not what its name says', `${newer.text} `],
    ['is of a newer form', odd({ format: formatVersion + 1 })],
  ])('leaves them the live one where it %s', async (_, text) => {
    const { [newer.path]: __, ...others } = staged(100);
    const { release, ports } = setup(text === undefined ? others : { ...others, [newer.path]: text });
    expect(nameOf(await release(undefined, 0))).toBe('older');
    expect(ports.reports).toMatchObject([{ what: 'release-unavailable' }]);
  });

  it('leaves them the live one where it needs code that this page lacks', async () => {
    const bundle = bundleOf(beyond);
    const pointer = pointerTo(older, { staged: { bundle: bundle.path, share: 100 } });
    const files = { '/current.json': pointer, [older.path]: older.text, [bundle.path]: bundle.text };
    expect(nameOf(await setup(files).release(undefined, 0))).toBe('older');
  });

  it('asks for no other bundle than the one that is shown', async () => {
    const { release, fetch } = setup(staged(100));
    await release(undefined, 0);
    expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/current.json', newer.path]);
  });
});

describe('a release that is scheduled', () => {
  const at = '2026-12-01T11:00:00.000Z';
  it.each<[string, Record<string, string>, string]>([
    ['before its moment', { date: 'Tue, 01 Dec 2026 10:59:59 GMT' }, 'older'],
    ['at its moment', { date: 'Tue, 01 Dec 2026 11:00:00 GMT' }, 'newer'],
    [
      'from a cache that was told the time a while ago',
      { date: 'Tue, 01 Dec 2026 10:59:00 GMT', age: '60' },
      'newer',
    ],
    ['where the server does not say what time it is', {}, 'older'],
  ])('is shown by the server’s clock, whatever the browser’s says: %s', async (_, headers, name) => {
    const pointer = pointerTo(older, { next: { bundle: newer.path, at, after: older.path } });
    const files = { '/current.json': pointer, [older.path]: older.text, [newer.path]: newer.text };
    const { release, ports } = setup(files, memoryStorage(), headers);
    ports.clock.advance(1e12);
    expect(nameOf(await release())).toBe(name);
  });
});

const truncated = newerText().slice(0, -20);
const odd = (change: object): string => JSON.stringify({ ...(JSON.parse(newerText()) as object), ...change });

describe.each<[what: string, files: Readonly<Record<string, string>>]>([
  ['there is no pointer', {}],
  ['the pointer is no JSON', { '/current.json': '<!doctype html>' }],
  ['the pointer leads nowhere', { '/current.json': `{"format":${formatVersion}}` }],
  [
    'the pointer is of a newer form',
    { '/current.json': `{"format":${formatVersion + 1},"bundle":"/a.json"}` },
  ],
  [
    'the pointer is of an older form',
    { '/current.json': `{"format":${formatVersion - 1},"bundle":"/a.json"}` },
  ],
  ['there is no bundle', { '/current.json': pointerTo(newerBundle()) }],
  ['the bundle breaks off', withBundle(truncated)],
  [
    'the bundle is not what its name says',
    { '/current.json': pointerTo(newerBundle()), [newerBundle().path]: odd({}).replace('newer', 'forged') },
  ],
  ['the bundle is of a newer form', withBundle(odd({ format: formatVersion + 1 }))],
  ['the bundle is of an older form', withBundle(odd({ format: formatVersion - 1 }))],
  ['the bundle has no manifests', withBundle(odd({ manifests: {} }))],
  ['the bundle says nothing of its sentences', withBundle(odd({ copy: { en: { library: 7 } } }))],
  ['the bundle is a list', withBundle('[]')],
  ['the bundle is too large', withBundle(odd({ padding: 'x'.repeat(2_000_000) }))],
])('when %s', (_, files) => {
  it('customers get the last good one, and it is reported', async () => {
    const storage = memoryStorage();
    storage.set('portal.release', stored(older));
    const { load, ports } = setup(files, storage);
    expect((await load()).manifests.site['site']?.brand.name).toBe('older');
    expect(ports.reports).toMatchObject([{ what: 'release-unavailable' }]);
    expect(storage.get('portal.release')).toBe(stored(older));
  });

  it('and there never was a good one, customers get the one that the portal was built with', async () => {
    const { load, ports } = setup({ ...files, ...built });
    expect((await load()).manifests.site['site']?.brand.name).toBe('older');
    expect(ports.reports).toMatchObject([{ what: 'release-unavailable' }]);
  });

  it('and there never was a good one, none is made up', async () => {
    await expect(setup(files).load()).rejects.toThrow('no release that was good before');
  });
});

describe.each([formatVersion - 1, formatVersion + 1])('a release in version %i of the format', (format) => {
  const other = bundleOf(odd({ format }));
  const refusal = (what: string): object => ({
    what: 'release-unavailable',
    detail: {
      reason: new Error(
        `${what} is written in version ${format} of the format; this code reads version ${formatVersion} only.`,
      ),
    },
  });

  it('is refused with the reason, wherever it comes from, and the one of the build is shown', async () => {
    const storage = memoryStorage();
    storage.set('portal.release', stored(other));
    const { release, ports } = setup({ ...withBundle(other.text), ...built }, storage);
    const shown = await release();
    expect(nameOf(shown)).toBe('older');
    expect(ports.reports).toEqual([refusal(other.path), refusal(other.path)]);
  });

  it('is not asked for where its pointer says so', async () => {
    const { release, ports, fetch } = setup({
      '/current.json': pointerTo(other, { format }),
      [other.path]: other.text,
      ...built,
    });
    expect(nameOf(await release())).toBe('older');
    expect(ports.reports).toEqual([refusal('/current.json')]);
    expect(fetch.mock.calls.map(([path]) => path)).not.toContain(other.path);
  });
});

describe('the release that the portal was built with', () => {
  it('comes before one that would be shown with gaps', async () => {
    const { release } = setup({ ...withBundle(beyond), ...built });
    expect(nameOf(await release())).toBe('older');
  });

  it('is not asked for while there is another', async () => {
    const { release, fetch } = setup({ ...withBundle(newer.text), ...built });
    await release();
    expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/current.json', newer.path]);
  });

  it('is of no use where it needs other code itself', async () => {
    const bundle = bundleOf(beyond);
    const files = { '/built.json': pointerTo(bundle), [bundle.path]: bundle.text };
    await expect(setup(files).release()).rejects.toThrow('no release that was good before');
  });
});

it('does not wait for ever', async () => {
  const storage = memoryStorage();
  storage.set('portal.release', stored(older));
  const { load, ports, fetch } = setup({}, storage);
  fetch.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
  );
  const release = load();
  await settled();
  ports.clock.advance(10_000);
  expect((await release).manifests.site['site']?.brand.name).toBe('older');
});

it('takes a bundle as it is where the browser offers no hash', async () => {
  vi.stubGlobal('crypto', {});
  const { load } = setup({ '/current.json': pointerTo(newer), [newer.path]: odd({}) });
  expect((await load()).manifests.site['site']?.brand.name).toBe('newer');
  vi.unstubAllGlobals();
});

it('takes no bundle whose name does not say what is in it', async () => {
  const files = { '/current.json': pointerTo({ path: '/releases/newer.json', text: '' }) };
  const { load, ports } = setup({ ...files, '/releases/newer.json': newer.text });
  await expect(load()).rejects.toThrow('no release that was good before');
  expect(reasonsIn(ports)).toContain('Error: The name /releases/newer.json does not say what is in it.');
});

it('refuses a release that leads out of the portal before anything of it is shown', async () => {
  const storage = memoryStorage();
  storage.set('portal.release', stored(older));
  const bundle = bundleOf(textWith({ site: { endpoints: { loans: 'https://evil.test/' } } }));
  const { load, ports } = setup({ '/current.json': pointerTo(bundle), [bundle.path]: bundle.text }, storage);
  expect((await load()).manifests.site['site']?.brand.name).toBe('older');
  expect(reasonsIn(ports)[0]).toContain('/endpoints/loans');
});

interface BundleFile {
  path: string;
  text: string;
}

const beyond = odd({ needs: { widgets: ['library/atlas'], operations: {}, sources: [], derivations: [] } });

const newer = newerBundle();
const older = bundleOf(textOf('older'));
/** The files of a portal that was built with the older release. */
const built = { '/built.json': pointerTo(older), [older.path]: older.text };

function newerText(): string {
  return textOf('newer');
}

function newerBundle(): BundleFile {
  return bundleOf(newerText());
}

function textOf(name: string): string {
  return textWith({ site: { brand: { name, legalName: name, colors: {} } } });
}

function textWith(manifests: ManifestParts): string {
  return JSON.stringify({ format: formatVersion, manifests: manifestSetOf(manifests), parts: {}, copy: {} });
}

function bundleOf(text: string): BundleFile {
  return { path: contentPath(text, '/releases/'), text };
}

/** The bundle of a complete portal, as it is published. */
async function validText(): Promise<string> {
  const { manifests } = loadPortal(sourcesOf(readSet('smallest')));
  return (await makeRelease(manifests, {})).files.at(-1)?.text ?? '';
}

function reasonsIn({ reports }: FakePorts): string[] {
  return reports.map(({ detail }) => String((detail as { reason: unknown }).reason));
}

function stored({ path, text }: BundleFile): string {
  return `${path}\n${text}`;
}

function pointerTo({ path }: BundleFile, parts: Partial<Pointer> = {}): string {
  return JSON.stringify({ format: formatVersion, bundle: path, ...parts });
}

function nameOf({ bundle }: LoadedRelease): string | undefined {
  return bundle.manifests.site['site']?.brand.name;
}

/** Files of a release with this bundle, under its right name. */
function withBundle(text: string): Readonly<Record<string, string>> {
  const bundle = bundleOf(text);
  return { '/current.json': pointerTo(bundle), [bundle.path]: bundle.text };
}

/** This page's code. */
const registry = createRegistry([]);

function setup(
  files: Readonly<Record<string, string>>,
  storage: KeyValueStorage = memoryStorage(),
  headers: Record<string, string> = {},
) {
  const fetch = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>((path) => {
    const text = files[path];
    return Promise.resolve(
      new Response(text ?? 'not found', { status: text === undefined ? 404 : 200, headers }),
    );
  });
  const ports = fakePorts({ fetch, storage });
  const release = (bootstrap?: unknown, bucket?: number) =>
    loadRelease({
      ports,
      fits: createCodeFit(registry, ports),
      pointer: '/current.json',
      builtPointer: '/built.json',
      bootstrap,
      bucket,
    });
  const load = async (bootstrap?: unknown) => (await release(bootstrap)).bundle;
  return { release, load, fetch, ports, storage };
}

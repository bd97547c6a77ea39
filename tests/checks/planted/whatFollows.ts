import { registerHooks } from 'node:module';

/*
 * Prints the results of proof, dump and diff for the smallest set; the diff is to the same set with defaults written out,
 * given as file -> properties. Given a file of the engine, a piece of its text and a replacement, everything is loaded with
 * the replaced text.
 */

const [, , written, file, before, after] = process.argv;

if (file !== undefined && before !== undefined && after !== undefined) {
  registerHooks({
    load(url, context, load) {
      const loaded = load(url, context);
      if (!url.endsWith(`/${file}`)) return loaded;
      const text = String(loaded.source);
      if (!text.includes(before)) throw new Error(`${file} does not say: ${before}`);
      return { ...loaded, source: text.replace(before, after) };
    },
  });
}

const { openSite } = await import('../../../engine/core/site/index.ts');
const { diffOf, formatDiff, formatOutline, groupChanges, loadPortal, outlineOf } =
  await import('../../../engine/verify/index.ts');
const { readSet, sourcesOf } = await import('../../../engine/verify/testing/index.ts');

function open(more: Readonly<Record<string, object>>) {
  const set = readSet('smallest');
  const changed = Object.entries(more).map(([path, properties]) => {
    const manifest = JSON.parse(set[path] ?? '{}') as object;
    return [path, JSON.stringify({ ...manifest, ...properties })] as const;
  });
  const sources = sourcesOf({ ...set, ...Object.fromEntries(changed) });
  const { manifests, problems } = loadPortal(sources);
  const site = openSite(manifests, { environment: 'PROD' });
  return { portal: { ...sources, site, language: 'en' }, problems };
}

const { portal, problems } = open({});
const customer = { 'reader.overdueDays': 100, 'reader.signedIn': true, 'desk.open': true };
const said = {
  problems: problems.map(({ code, place }) => `${code} ${place.file}`),
  outline: formatOutline(portal.site, outlineOf(portal, customer)),
  diff: formatDiff(
    groupChanges(diffOf({ portal }, open(JSON.parse(written ?? '{}') as Record<string, object>))),
  ),
};
process.stdout.write(JSON.stringify(said));

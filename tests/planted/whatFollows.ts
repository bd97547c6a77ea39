import { registerHooks } from 'node:module';

/*
 * Tells what proof, dump and diff say of the smallest set. Given a file of the engine, a piece of its text and another one,
 * everything is loaded with the one put in the place of the other.
 */

const [, , file, before, after] = process.argv;

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

const { openSite } = await import('../../engine/core/site/index.ts');
const { diffOf, formatDiff, formatOutline, groupChanges, loadPortal, outlineOf } =
  await import('../../engine/verify/index.ts');
const { readSet, sourcesOf } = await import('../../engine/verify/testing/index.ts');

function open(home: object) {
  const set = readSet('smallest');
  const route = JSON.parse(set['portal/routes/home.json'] ?? '{}') as object;
  const sources = sourcesOf({ ...set, 'portal/routes/home.json': JSON.stringify({ ...route, ...home }) });
  const { manifests, problems } = loadPortal(sources);
  const site = openSite(manifests, { environment: 'PROD', checks: sources.packs.checks });
  return { portal: { ...sources, site, language: 'en' }, problems };
}

const { portal, problems } = open({});
const outline = formatOutline(portal.site, outlineOf(portal, { 'reader.overdueDays': 100 }));
const said = {
  problems: problems.map(({ code, place }) => `${code} ${place.file}`),
  banners: outline.split('\n').filter((line) => line.includes('banner ')).length,
  // The default, written out.
  diff: formatDiff(groupChanges(diffOf({ portal }, open({ showPageAlerts: true })))),
};
process.stdout.write(JSON.stringify(said));

import { formatVersion, contentPath } from '../../engine/runtime/testing/index.ts';
import { stagePath, type StagedRelease } from './stageBrowser.ts';
import { readCopy, readManifests, type RawManifests } from './portalFiles.ts';
import type { WidgetExample } from './widgetExample.ts';

const real = readManifests();
const copies = { en: readCopy('en'), es: readCopy('es') };

/** A file of sentences of the release. */
interface CopyFile {
  path: string;
  text: string;
}

const copyFiles = { en: filesOf('en', copies.en), es: filesOf('es', copies.es) };

/** Additions of a test to the real portal. */
export interface Addition {
  manifests: RawManifests;
  /** Language -> namespace -> sentences. */
  copy: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

/** The release that shows one example. Everything beside it is as in the real portal, but for parts of its site. */
export function stageRelease(
  widget: string,
  example: WidgetExample,
  site: object,
  added: Addition = { manifests: {}, copy: {} },
): StagedRelease {
  // All examples share the manifests, so an example replaces whole ones and changes none.
  const manifests: RawManifests = Object.fromEntries(
    Object.entries(real).map(([kind, own]) => [kind, { ...own, ...added.manifests[kind] }]),
  );
  manifests['site'] = { site: { ...manifests['site']?.['site'], ...site } };
  place(manifests, widget, example);
  const copy: Record<string, Record<string, string>> = {};
  const files: Record<string, string> = {};
  for (const [language, known] of Object.entries(copyFiles)) {
    copy[language] = {};
    const own = filesOf(language, added.copy[language] ?? {});
    for (const [namespace, { path, text }] of Object.entries({ ...known, ...own })) {
      copy[language][namespace] = path;
      files[path] = text;
    }
  }
  const text = JSON.stringify({ format: formatVersion, manifests, parts: {}, copy });
  const path = contentPath(text);
  files[path] = text;
  return {
    pointer: { format: formatVersion, bundle: path },
    files,
    answers: {
      [pathOf('session/check')]: sessionOf(example.facts),
      [pathOf('session/signOut')]: {},
      [pathOf('toggles/service')]: togglesOf(example),
      [pathOf('endpoints/cardSession')]: { ticket: 'ticket-1' },
    },
    toggles: togglesOf(example),
    groups: Object.keys(real['facts'] ?? {}),
    essential,
  };
}

const essential = { en: copies.en['essential'], es: copies.es['essential'] } as StagedRelease['essential'];

function filesOf(language: string, namespaces: Readonly<Record<string, object>>): Record<string, CopyFile> {
  return Object.fromEntries(
    Object.entries(namespaces).map(([namespace, tree]) => {
      const text = JSON.stringify(tree);
      return [namespace, { path: contentPath(text, `/copy/${language}/${namespace}.`), text }];
    }),
  );
}

/** A path of the real portal, by its place in the site: `session/check`, `endpoints/cardSession`. */
function pathOf(standing: string): string {
  const [part = '', name = ''] = standing.split('/');
  const paths = real['site']?.['site']?.[part] as Record<string, string> | undefined;
  const path = paths?.[name];
  if (path === undefined) throw new Error(`The site has no path "${standing}".`);
  return path;
}

function sessionOf(facts: WidgetExample['facts'] = {}): object {
  const own = Object.entries(facts).filter(([name]) => name.startsWith('session.'));
  const session = Object.fromEntries(own.map(([name, value]) => [name.slice('session.'.length), value]));
  return { signedIn: false, ...session };
}

/** Every toggle, as the example or else its manifest says, in the form in which the service answers. */
function togglesOf({ toggles = {} }: WidgetExample): object {
  return {
    toggles: Object.entries(real['toggle'] ?? {}).map(([name, manifest]) => ({
      name,
      enabled: toggles[name] ?? manifest['default'] === true,
    })),
  };
}

function place(manifests: RawManifests, widget: string, example: WidgetExample): void {
  const site = manifests['site']?.['site'];
  const layout = site?.['layout'] as { frame: string };
  const placed = { widget, settings: example.settings, ...(example.slots && { slots: example.slots }) };
  // The frame itself is shown as it is, around a page; everything else in the plainest of frames.
  const isFrame = layout.frame === widget;
  if (site && !isFrame) site['layout'] = { frame: 'stage/frame', regions: {} };
  const body = [
    { widget: 'stage/before' },
    ...(isFrame ? [] : [{ widget: 'stage/around', slots: { inside: [placed] } }]),
    { widget: 'stage/after' },
  ];
  const [sequence, step] = example.step?.split('/') ?? [];
  const { subject } = example;
  const about = subject && { subject: { record: subject.record, param: 'about' } };
  if (sequence !== undefined && step !== undefined) placeInStep(manifests, { sequence, step, body, about });
  Object.assign((manifests['page'] ??= {}), { example: { title: 'common:ok', ...about, body } });
  Object.assign((manifests['route'] ??= {}), {
    example: {
      path: stagePath + (subject ? '/:about' : ''),
      ...(sequence === undefined ? { page: 'example' } : { sequence }),
    },
  });
}

/** Reduces the sequence to the one step, so that no other has to be complete. */
function placeInStep(
  manifests: RawManifests,
  {
    sequence,
    step,
    body,
    about,
  }: { sequence: string; step: string; body: object[]; about: object | undefined },
): void {
  const manifest = manifests['sequence']?.[sequence];
  const steps = manifest?.['steps'] as Record<string, object> | undefined;
  if (!manifest || !steps?.[step]) throw new Error(`There is no step "${step}" in "${sequence}".`);
  const { aside: _aside, line: _line, variants: _variants, ...rest } = manifest;
  const only = { ...steps[step], body: [{ widget: 'stage/answers' }, ...body] };
  Object.assign(manifests['sequence'] ?? {}, {
    [sequence]: { ...rest, ...about, order: [step], steps: { [step]: only } },
  });
}

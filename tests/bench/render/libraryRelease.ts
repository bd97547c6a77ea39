import type { ManifestSet, PlacedWidget, SequenceManifest } from '../../../engine/core/manifest/index.ts';
import { manifestSetOf } from '../../../engine/core/testing/index.ts';
import { makeRelease, type Release } from '../../../engine/verify/index.ts';
import { shelf, toggledFields } from './page/shelf.ts';

/** The release of a portal with a page and a form of so many rows. */
export function libraryRelease(rows: number): Promise<Release> {
  return makeRelease(manifests(rows), { en: { bench: sentences(rows) } });
}

function manifests(rows: number): ManifestSet {
  const numbers = Array.from({ length: rows }, (_, index) => index);
  return manifestSetOf({
    site: {
      languages: [{ id: 'en', locale: 'en-US', name: 'English' }],
      // As on the page by hand, each page starts at its top.
      layout: { frame: 'bench/frame', regions: {}, backTo: 'top' },
      placements: {},
      session: {
        check: '/session',
        signIn: '/',
        signOut: '/',
        returnParameter: 'returnTo',
        identity: 'session.username',
      },
      toggles: { service: '/toggles', refresh: 'constant.often', wait: 'constant.often', contextFacts: [] },
    },
    constants: {
      constants: { constants: { often: { value: 1, unit: 'hours', description: 'How often.' } } },
    },
    facts: {
      session: {
        comesFrom: 'The session.',
        facts: {
          signedIn: { type: 'boolean', description: 'Signed in.' },
          username: { type: 'text', description: 'Who.' },
          reader: { type: 'text', description: 'By name.' },
        },
      },
    },
    toggle: { more: { default: true, owner: 'Bench' } },
    flow: { standard: { regions: [], width: 'page', pageAlerts: false } },
    header: { plain: { start: [], end: [] } },
    route: {
      home: { path: '/', page: 'home' },
      page: { path: '/page', page: 'page' },
      form: { path: '/form', sequence: 'form' },
    },
    page: {
      home: { title: 'bench:home', body: [] },
      page: { title: 'bench:pageTitle', body: [heading('bench:pageTitle'), ...numbers.map(row)] },
    },
    sequence: { form: form(numbers) },
  });
}

function heading(text: string): PlacedWidget {
  return { widget: 'bench/heading', settings: { text } };
}

/** A row whose sentence contains a fact; every fourth row shows only to signed-in readers. */
function row(index: number): PlacedWidget {
  return {
    widget: 'bench/row',
    settings: { text: { key: `bench:row${index}`, with: { reader: 'session.reader' } } },
    ...(index % 4 === 0 && { when: { fact: 'session.signedIn', is: true } }),
  };
}

function field(index: number): PlacedWidget {
  return {
    widget: 'bench/field',
    settings: { field: `field${index}`, label: `bench:field${index}`, hint: 'bench:hint' },
    ...(index < toggledFields && { when: { toggle: 'more' } }),
  };
}

function form(numbers: readonly number[]): SequenceManifest {
  const names = numbers.map((index) => `field${index}`);
  const ofEach = <Value>(value: (name: string) => Value): Record<string, Value> =>
    Object.fromEntries(names.map((name) => [name, value(name)]));
  return {
    description: 'Orders books.',
    title: 'bench:formTitle',
    order: ['fill'],
    exit: { label: 'bench:home', do: { go: { route: 'home' } } },
    data: ofEach(() => ({ type: 'text', description: 'As typed.' })),
    steps: {
      fill: {
        title: 'bench:formTitle',
        heading: 'bench:formTitle',
        body: numbers.map(field),
        actions: [{ label: 'bench:home', do: { send: 'continue' } }],
        fields: ofEach((name) => ({ label: `bench:${name}`, refuse: [] })),
        on: { continue: { needs: names, transitions: [{ to: 'done' }] } },
      },
    },
    results: { done: { title: 'bench:home', body: [], means: 'done' } },
  };
}

function sentences(rows: number): Record<string, string> {
  const numbers = Array.from({ length: rows }, (_, index) => index);
  return {
    home: 'Home',
    pageTitle: shelf.pageTitle,
    formTitle: shelf.formTitle,
    hint: shelf.hint,
    ...Object.fromEntries(numbers.map((index) => [`row${index}`, shelf.row(index, '{{reader}}')])),
    ...Object.fromEntries(numbers.map((index) => [`field${index}`, shelf.field(index)])),
  };
}

import * as fc from 'fast-check';
import type { Condition } from '../../../core/manifest/index.ts';
import { anyCondition, type ManifestParts } from '../../../core/testing/index.ts';
import { openSite } from '../../../core/site/index.ts';
import type { ReadablePortal } from '../../outline/index.ts';
import { askableSite, readSchemas } from '../../testing/index.ts';

/** Everything that may differ between the compared portals. */
export interface Traits {
  allow: Condition;
  refuse: Condition;
  header: Condition;
  flow: Condition;
  region: Condition;
  item: Condition;
  widget: Condition;
  first: Condition;
  second: Condition;
  third: Condition;
  priorities: readonly number[];
  limit: number;
  target: string;
  word: string;
  alerts: boolean;
  /** Conditions of two dialogs that open by themselves, of a button in the first, and of closing it. */
  notice: Condition;
  news: Condition;
  button: Condition;
  close: Condition;
  dialogPriorities: readonly number[];
  /** Title of the dialog that a button, a guard and a message open. */
  rules: string;
  /** Target of a message without a title, and the condition under which the other one opens its dialog. */
  lost: string;
  opens: Condition;
}

/** Only resolvable conditions: the check refuses all others. */
const sound = anyCondition.filter(
  (condition) => !/missing|misspelt|"condition"/.test(JSON.stringify(condition)),
);

/** Any portal of this small kind. */
export const anyTraits: fc.Arbitrary<Traits> = fc.record({
  allow: sound,
  refuse: sound,
  header: sound,
  flow: sound,
  region: sound,
  item: sound,
  widget: sound,
  first: sound,
  second: sound,
  third: sound,
  priorities: fc.shuffledSubarray([1, 2, 3], { minLength: 3 }),
  limit: fc.integer({ min: 1, max: 3 }),
  target: fc.constantFrom('room', 'hall', 'garden'),
  word: fc.constantFrom('one', 'two'),
  alerts: fc.boolean(),
  notice: sound,
  news: sound,
  button: sound,
  close: sound,
  dialogPriorities: fc.shuffledSubarray([1, 2, 3], { minLength: 3 }),
  rules: fc.constantFrom('rules', 'manners'),
  lost: fc.constantFrom('room', 'hall', 'old'),
  opens: sound,
});

/** Two portals, of which the second is the first with some traits of another. */
export const anyEdit: fc.Arbitrary<[Traits, Traits]> = fc
  .tuple(
    anyTraits,
    anyTraits,
    fc.subarray(Object.keys({ ...example() }) as (keyof Traits)[], { maxLength: 3 }),
  )
  .map(([before, other, keys]) => [
    before,
    { ...before, ...Object.fromEntries(keys.map((key) => [key, other[key]])) },
  ]);

/** Addresses of such a portal. */
export const addresses = ['/', '/room', '/hall', '/garden', '/old', '/not-found'];

/** Opens a portal with these traits. */
export function portalWith(traits: Traits): ReadablePortal {
  const site = askableSite(partsOf(traits));
  return {
    site: openSite(site.manifests, { environment: 'PROD' }),
    locales: { en: { library: {} } },
    language: 'en',
    schemas: readSchemas(),
    packs: { widgets },
  };
}

const named = (kind: string, key: string) => ({
  schema: { type: 'object', properties: { [key]: { type: 'string', 'x-ref': kind } } },
  path: `widgets/${kind}.schema.json`,
});

const widgets = {
  'library/banners': named('placement', 'placement'),
  'library/menu': named('navigation', 'navigation'),
  'library/opener': named('dialog', 'opens'),
  'library/text': {
    schema: { type: 'object', properties: { word: { type: 'string' } } },
    path: 'widgets/text.schema.json',
  },
};

function partsOf(traits: Traits): ManifestParts {
  const { allow, refuse, header, flow, region, item, widget, priorities, limit, target, word, alerts } =
    traits;
  const plainFlow = { width: 'page', pageAlerts: true } as const;
  return {
    site: {
      headers: [{ when: header, header: 'readers' }, { header: 'plain' }],
      placements: { top: { description: 'Above.', limit, pageAlerts: true } },
      layout: {
        frame: 'library/frame',
        regions: {
          alerts: { widgets: [{ widget: 'library/banners', settings: { placement: 'top' } }] },
          side: { when: region, widgets: [{ widget: 'library/menu', settings: { navigation: 'main' } }] },
        },
      },
    },
    guard: {
      door: {
        allow,
        whileUnknown: 'deny',
        otherwise: [
          { when: refuse, redirect: { route: 'hall' }, open: 'rules' },
          { redirect: { route: 'home' }, returnTo: true },
        ],
      },
    },
    route: {
      home: { path: '/', page: 'text' },
      room: { path: '/room', page: 'text', guards: ['door'], flow: 'quiet' },
      hall: { path: '/hall', page: 'text', showPageAlerts: alerts },
      garden: { path: '/garden', page: 'other', header: 'plain' },
      old: { path: '/old', redirect: { to: { route: target } }, guards: ['door'] },
      'not-found': { path: '/not-found', page: 'other' },
    },
    header: { plain: { start: [], end: [] }, readers: { start: [], end: [] } },
    flow: {
      standard: { ...plainFlow, regions: ['alerts', 'side'] },
      quiet: {
        ...plainFlow,
        regions: ['side'],
        pageAlerts: false,
        overrides: [{ when: flow, flow: 'standard' }],
      },
    },
    navigation: {
      main: {
        label: 'library:menu',
        items: [{ id: 'room', label: 'library:room', link: { route: 'room' }, when: item }],
      },
    },
    page: {
      text: {
        title: 'library:text',
        body: [
          { widget: 'library/text', settings: { word }, when: widget },
          { widget: 'library/opener', settings: { opens: 'rules' }, when: widget },
        ],
      },
      other: { title: 'library:other', body: [] },
    },
    dialog: dialogsOf(traits),
    push: pushesOf(traits),
    banner: Object.fromEntries(
      (['first', 'second', 'third'] as const).map((id, index) => [
        id,
        {
          placement: 'top',
          priority: priorities[index] ?? 0,
          tone: 'warning',
          when: traits[id],
          title: `library:${id}`,
        },
      ]),
    ),
  };
}

function dialogsOf({
  notice,
  news,
  button,
  close,
  dialogPriorities: [first = 0, second = 0, third = 0],
  rules,
}: Traits): NonNullable<ManifestParts['dialog']> {
  const toRoom = { label: 'library:go', do: { go: { route: 'room' } } };
  return {
    notice: {
      ...words('notice'),
      when: notice,
      priority: first,
      actions: [{ ...toRoom, when: button }],
      closableWhen: close,
    },
    news: { ...words('news'), when: news, priority: second, actions: [] },
    rules: { ...words(rules), priority: third, actions: [toRoom] },
  };
}

function words(name: string) {
  return { title: `library:${name}`, text: 'library:text' };
}

function pushesOf({ lost, opens, target }: Traits): NonNullable<ManifestParts['push']> {
  return {
    book: {
      category: 'BOOK',
      go: { route: 'hall', query: { title: { payload: 'title' } }, otherwise: { route: lost } },
    },
    news: { category: 'NEWS', go: { route: target }, open: { dialog: 'rules', when: opens } },
  };
}

function example(): Traits {
  const [traits] = fc.sample(anyTraits, { numRuns: 1, seed: 1 });
  if (!traits) throw new Error('There is always an example.');
  return traits;
}

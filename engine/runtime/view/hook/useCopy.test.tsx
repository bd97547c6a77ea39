import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CopyTree } from '../../copy/index.ts';
import { showPortal, type LibraryOptions } from '../layout/testing/index.ts';
import type { Widget } from '../../ports/index.ts';
import { useLanguage, useSay, useSentences, useText } from './useCopy.ts';

it('says sentences of manifests, each as soon as its namespace and its facts are there', async () => {
  const events = Promise.withResolvers<CopyTree>();
  const { portal, after } = await show({
    loadCopy: (_, namespace) => (namespace === 'events' ? events.promise : Promise.resolve(library)),
  });
  expect(said()).toEqual(['Town Library', 'nothing yet', 'nothing yet']);
  await after(() => events.resolve({ title: 'Events' }));
  expect(said()).toEqual(['Town Library', 'nothing yet', 'Events']);
  await after(() => portal.store.set({ 'reader.name': 'Ada' }));
  expect(said()).toEqual(['Town Library', 'Hello, Ada', 'Events']);
});

it('reports a namespace that cannot be had, and goes on without it', async () => {
  const { ports } = await show({
    loadCopy: (_, namespace) =>
      namespace === 'events' ? Promise.reject(new Error('404')) : Promise.resolve(library),
  });
  expect(said()).toEqual(['Town Library', 'nothing yet', 'nothing yet']);
  expect(ports.reports).toContainEqual({
    what: 'copy-unavailable',
    detail: { namespaces: 'library,events', reason: new Error('404') },
  });
});

it.each<[string, (world: Shown) => void]>([
  ['the network is back', ({ ports }) => ports.comeBack()],
  ['somebody tries something again', ({ portal }) => portal.tryAgain()],
  ['a while has passed', ({ ports }) => ports.clock.advance(2_000)],
])('asks again for a namespace that could not be had, when %s', async (_, happens) => {
  let isThere = false;
  const world = await show({
    loadCopy: (__, namespace) =>
      namespace === 'library' || isThere
        ? Promise.resolve({ ...library, title: 'Events' })
        : Promise.reject(new Error('offline')),
  });
  isThere = true;
  await world.after(() => happens(world));
  expect(said()).toEqual(['Town Library', 'nothing yet', 'Events']);
});

it('asks no more for the sentences of what is gone, and reports a failure once', async () => {
  const asked = vi.fn<(namespace: string) => void>();
  const { after, ports, unmount } = await show({
    loadCopy(_, namespace) {
      asked(namespace);
      return namespace === 'events' ? Promise.reject(new Error('404')) : Promise.resolve(library);
    },
  });
  await after(() => ports.clock.advance(2_000));
  await after(() => ports.clock.advance(4_000));
  const count = (): number => asked.mock.calls.filter(([namespace]) => namespace === 'events').length;
  expect(count()).toBe(3);
  expect(ports.reports.filter(({ what }) => what === 'copy-unavailable')).toHaveLength(1);
  unmount();
  await after(() => ports.clock.advance(60_000));
  await after(() => ports.comeBack());
  expect(count()).toBe(3);
});

it('says everything anew in another language', async () => {
  const { portal, after } = await show({
    loadCopy: (language, namespace) =>
      Promise.resolve(
        namespace === 'events'
          ? { title: language === 'es' ? 'Actividades' : 'Events' }
          : { ...library, ...(language === 'es' && { name: 'Biblioteca' }) },
      ),
  });
  await after(() => portal.switchLanguage('es'));
  expect(said()).toEqual(['Biblioteca', 'nothing yet', 'Actividades']);
  expect(screen.getByText('es es-US')).toBeDefined();
});

it('says a sentence at once where nothing waits for it; nothing when it is not there', async () => {
  await show();
  expect(screen.getByText('at once: Town Library,')).toBeDefined();
});

it('has the words of a widget, with their values', async () => {
  await show();
  expect(screen.getByText('own words: 2 days,')).toBeDefined();
});

const library = {
  name: 'Town Library',
  hello: 'Hello, {{name}}',
  late: '{{count}} days',
};

const sentences = [
  'library:name',
  { key: 'library:hello', with: { name: 'reader.name' } },
  undefined,
  'events:title',
];

const Speaker: Widget = () => {
  const all = useSentences(sentences);
  const { language, locale } = useLanguage();
  const say = useSay();
  const text = useText();
  return (
    <>
      <p>{`${language} ${locale}`}</p>
      <p>{`at once: ${say('library:name')}, ${say('library:missing')}`}</p>
      <p>{`own words: ${text('library:late', { count: { value: 2, format: 'number' } })}, ${text('library:missing')}`}</p>
      <ul>
        {all
          .filter((_, index) => sentences[index] !== undefined)
          .map((words, index) => (
            <li key={String(sentences[index])}>{words ?? 'nothing yet'}</li>
          ))}
      </ul>
    </>
  );
};

function said(): (string | null)[] {
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

type Shown = Awaited<ReturnType<typeof show>>;

function show(options: LibraryOptions = {}) {
  return showPortal({
    manifests: {
      facts: {
        reader: {
          comesFrom: 'The session.',
          facts: { name: { type: 'text', description: 'Name.', personal: true } },
        },
      },
    },
    widgets: { 'library/speaker': Speaker },
    body: [{ widget: 'library/speaker' }],
    loadCopy: () => Promise.resolve(library),
    ...options,
  });
}

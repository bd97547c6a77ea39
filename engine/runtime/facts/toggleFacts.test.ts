import { expect, it } from 'vitest';
import type { AtomValue } from '../../core/fact/index.ts';
import type { Constant } from '../../core/manifest/index.ts';
import { siteOf } from '../../core/testing/index.ts';
import { fakePorts, fakeServices } from '../testing/index.ts';
import { inMemoryToggleSource } from './inMemoryToggleSource.ts';
import { toggleFacts } from './toggleFacts.ts';
import type { ToggleContext, ToggleSnapshot } from './toggleSource.ts';

it('publishes what the service says of each declared toggle, and nothing else', () => {
  const { published } = setup({ start: { events: { enabled: true }, unheardOf: { enabled: true } } });
  expect(published).toEqual([{ 'toggle:events': true, 'toggle:layout': false, 'variant:layout': 'none' }]);
});

it.each([
  ['on, with a variant', { enabled: true, variant: 'grid' }, true, 'grid'],
  ['on, without one', { enabled: true }, true, 'none'],
  ['off, whatever its variant', { enabled: false, variant: 'grid' }, false, 'none'],
])('publishes a toggle that is %s', (_, layout, enabled, variant) => {
  const { published } = setup({ start: { layout } });
  expect(published[0]).toMatchObject({ 'toggle:layout': enabled, 'variant:layout': variant });
});

it('publishes the declared defaults when nothing is known after the longest wait', () => {
  const { published, ports } = setup();
  ports.clock.advance(999);
  expect(published).toEqual([]);
  ports.clock.advance(1);
  expect(published).toEqual([{ 'toggle:events': true, 'toggle:layout': false, 'variant:layout': 'none' }]);
});

it('does not go back to defaults once something is known', () => {
  const { published, ports, source } = setup();
  source.set({ events: { enabled: false } });
  ports.clock.advance(5_000);
  expect(published.map((facts) => facts['toggle:events'])).toEqual([false]);
});

it.each([
  ['its own value while the service says none', { events: { enabled: true } }, 30],
  ['what the service says', { events: { enabled: true, payload: { delay: 45 } } }, 45],
  [
    'its own value where that is beyond the limits',
    { events: { enabled: true, payload: { delay: 61 } } },
    30,
  ],
  [
    'its own value where that is no whole number',
    { events: { enabled: true, payload: { delay: '45' } } },
    30,
  ],
  ['its own value while the toggle is off', { events: { enabled: false, payload: { delay: 45 } } }, 30],
])('publishes of a constant with a payload %s', (_, start, delay) => {
  const payload = { toggle: 'events', field: 'delay', minimum: 10, maximum: 60 };
  const { published } = setup({ start, delay: { value: 30, unit: 'seconds', description, payload } });
  expect(published[0]).toMatchObject({ 'constant.delay': delay });
});

it('publishes each change', () => {
  const { published, source } = setup({ start: { events: { enabled: true } } });
  source.set({});
  expect(published.map((facts) => facts['toggle:events'])).toEqual([true, false]);
});

it('asks with the context facts that are known, and again when one changes', () => {
  const { asked, know } = setup();
  know({ 'reader.card': 'adult' });
  know({ 'reader.days': 3 });
  expect(asked).toEqual([{}, { 'reader.card': 'adult' }, { 'reader.card': 'adult', 'reader.days': '3' }]);
});

it('tells what else is known, again when it changes, and asks nobody for it', () => {
  const { asked, know, watched } = setup({ ifKnown: ['reader.age'] });
  know({ 'reader.age': 7 });
  expect(asked).toEqual([{}, { 'reader.age': '7' }]);
  expect(watched).toEqual(['reader.card', 'reader.days']);
});

it('stops', () => {
  const { published, stop, source, ports } = setup();
  stop();
  source.set({ events: { enabled: true } });
  ports.clock.advance(5_000);
  expect(published).toEqual([]);
});

const description = 'A fact.';

const siteWith = (more: Readonly<Record<string, Constant>>, contextIfKnown: readonly string[]) =>
  siteOf({
    site: {
      toggles: {
        service: '/flags',
        refresh: 'constant.often',
        wait: 'constant.often',
        contextFacts: ['reader.card', 'reader.days'],
        contextIfKnown: [...contextIfKnown],
      },
    },
    constants: {
      constants: { constants: { often: { value: 1, unit: 'seconds', description: 'Often.' }, ...more } },
    },
    facts: {
      reader: {
        comesFrom: 'The session.',
        facts: {
          card: { type: 'text', description, personal: false },
          days: { type: 'number', description },
          age: { type: 'number', description },
        },
      },
    },
    toggle: {
      events: { default: true, owner: 'Desk' },
      layout: { default: false, owner: 'Desk', variants: [{ name: 'list' }, { name: 'grid' }] },
    },
  });

interface Given {
  start?: ToggleSnapshot;
  delay?: Constant;
  ifKnown?: readonly string[];
}

function setup({ start, delay, ifKnown = [] }: Given = {}) {
  const site = siteWith(delay ? { delay } : {}, ifKnown);
  const watched: string[] = [];
  const asked: ToggleContext[] = [];
  const memory = inMemoryToggleSource(start);
  const source = { ...memory, use: (context: ToggleContext) => void asked.push(context) };
  const ports = fakePorts();
  const published: Readonly<Record<string, AtomValue | undefined>>[] = [];
  const known: Record<string, AtomValue> = {};
  const watching = new Set<() => void>();
  const services = fakeServices({
    ...ports,
    set: (values) => void published.push(values),
    fact: (name) => known[name],
    watch: (names, listener) => {
      watched.push(...names);
      watching.add(listener);
      return () => watching.delete(listener);
    },
  });
  const following = new Set<() => void>();
  const store = {
    follow(slots: readonly number[], listener: () => void) {
      if (slots.length > 0) following.add(listener);
      return () => following.delete(listener);
    },
  };
  const stop = toggleFacts(site, source, store)(services);
  const know = (facts: Readonly<Record<string, AtomValue>>): void => {
    Object.assign(known, facts);
    const own = Object.keys(facts).some((name) => ifKnown.includes(name));
    for (const listener of own ? following : watching) listener();
  };
  return { published, asked, watched, source, ports, know, stop };
}

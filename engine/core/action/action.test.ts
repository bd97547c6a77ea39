import { expect, it, vi } from 'vitest';
import analytics from '../../../schemas/analytics.schema.json' with { type: 'json' };
import shared from '../../../schemas/shared.schema.json' with { type: 'json' };
import { siteOf } from '../testing/index.ts';
import type { Action } from '../manifest/index.ts';
import {
  actions,
  factsInAction,
  leadsAway,
  namesOfAction,
  opensNewWindow,
  pressAction,
  runByTimer,
  type ActionHost,
} from './index.ts';

it('every action of the schema is listed, and no other', () => {
  const branches = shared.definitions.action.anyOf.map(({ $ref }) => keyOf($ref));
  expect(actions.map(({ key }) => key).toSorted()).toEqual(branches.toSorted());
});

it('analytics can be told of a press of every action', () => {
  const { actions: told } = analytics.definitions.pressed.properties.pressed.properties;
  expect(told.items.enum.toSorted()).toEqual(actions.map(({ key }) => key).toSorted());
});

it('a timer can do those that its schema allows, and no others', () => {
  const allowed = shared.definitions.timerAction.anyOf.map(({ $ref }) => keyOf($ref));
  const able = actions.filter((action) => 'byTimer' in action).map(({ key }) => key);
  expect(able.toSorted()).toEqual(allowed.toSorted());
});

it.each<[Action, { action: string; target?: string }]>([
  [{ go: { route: 'shelf' } }, { action: 'go', target: 'shelf' }],
  [{ go: { external: 'catalogue' } }, { action: 'go', target: 'catalogue' }],
  [{ send: 'continue' }, { action: 'send', target: 'continue' }],
  [{ signOut: { route: 'home' } }, { action: 'signOut', target: 'home' }],
  // The event of a link to the sign-in has its address, which names no route.
  [{ signIn: { route: 'home' } }, { action: 'signIn' }],
  [{ print: true }, { action: 'print' }],
  [JSON.parse('{ "teleport": true }'), { action: 'teleport' }],
])('%j has names for analytics', (does, names) => expect(namesOfAction(does)).toEqual(names));

const native: Action = {
  native: 'library/scan',
  capability: 'device.camera',
  otherwise: { go: { external: 'catalogue', opens: 'new-window', query: { by: { fact: 'reader.card' } } } },
};

it('what a device cannot do is done otherwise, with all that this needs', () => {
  expect(factsInAction(native)).toEqual(['device.camera', 'reader.card']);
  expect(opensNewWindow(native)).toBe(true);
  const { host, operate } = setup({ 'device.camera': true });
  pressAction(native, host)?.press();
  expect(operate).toHaveBeenCalledExactlyOnceWith({ run: 'library/scan' });
  const other: Action = { ...native, otherwise: { print: true } };
  const { host: without, print } = setup({ 'device.camera': false });
  pressAction(other, without)?.press();
  expect(print).toHaveBeenCalledOnce();
});

it('what nobody knows, and what has no place here, cannot be pressed', () => {
  const { host } = setup({});
  const unknown: Action = JSON.parse('{ "teleport": true }');
  for (const does of [unknown, { send: 'continue' }, { close: true }, { dismiss: true }] as Action[])
    expect(pressAction(does, host)).toBeUndefined();
  expect(runByTimer(unknown, host)).toBeUndefined();
});

it('goes back to where the customer came from, where that is a page of those that are named', () => {
  const { host } = setup({});
  const home = { route: 'home' };
  const from = (cameFrom: string[]) => pressAction({ go: home, cameFrom }, host)?.href;
  expect([from(['shelf']), from(['desk'])]).toEqual(['/shelves/novels', '/']);
});

it('a dialog that a timer has opened is taken back, unless it is closed already', () => {
  const { host, opened } = setup({});
  const takeBack = runByTimer({ open: 'sign-out-soon' }, host);
  expect(opened).toEqual(new Set(['sign-out-soon']));
  takeBack?.();
  takeBack?.();
  expect(opened.size).toBe(0);
});

it('two that lead away or show something are in each other’s way', () => {
  expect([{ open: 'soon' }, { go: { route: 'home' } }, { refresh: ['loans'] }].map(leadsAway)).toEqual([
    true,
    true,
    false,
  ]);
});

/** The key of an action's definition: `#/definitions/goAction` is the branch of `go`. */
function keyOf($ref: string): string {
  return $ref.replace(/^.*\/(\w+)Action$/, '$1');
}

function setup(facts: Readonly<Record<string, boolean>>) {
  const opened = new Set<string>();
  const [operate, print] = [vi.fn<ActionHost['operate']>(), vi.fn<() => void>()];
  const host: ActionHost = {
    site: siteOf({ route: { home: { path: '/', page: 'home' } } }),
    linkSources: () => ({}),
    read: (name) => facts[name],
    go: unused,
    back: unused,
    lastPage: (routes) => (routes.includes('shelf') ? '/shelves/novels' : undefined),
    leave: unused,
    openWindow: unused,
    print,
    reload: unused,
    operate,
    signOut: unused,
    extendSession: unused,
    refresh: unused,
    signInUrl: (home) => home,
    dialogs: {
      open: (id) => void opened.add(id),
      close: (id) => void opened.delete(id),
      isOpened: (id) => opened.has(id),
    },
    place: {},
  };
  return { host, opened, operate, print };
}

function unused(): never {
  throw new Error('Nobody should have asked for this.');
}

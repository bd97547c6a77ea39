import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCardFrameLink } from './cardFrameLink.ts';
import type { CardFrameLink } from './cardFrameLink.ts';
import type { CardFrameConfiguration } from './protocol.ts';

const origin = 'http://127.0.0.1:4001';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('hears nobody but the frame itself, from its own origin', () => {
  const { link, ready, frame } = setup();
  link.hear({
    data: { channel: 'card-frame', type: 'ready' },
    origin: 'https://evil.example',
    source: frame,
  });
  link.hear({ data: { channel: 'card-frame', type: 'ready' }, origin, source: null });
  expect(ready()).toBe(0);
  say(link, frame, { type: 'ready' });
  expect(ready()).toBe(1);
});

it('speaks to the origin of the frame alone, and not before it is ready', () => {
  const { link, frame, told } = setup();
  link.focus('cardNumber');
  say(link, frame, { type: 'ready' });
  link.focus('zip');
  expect(told).toEqual([{ message: { channel: 'card-frame', type: 'focus', field: 'zip' }, target: origin }]);
});

describe('submit', () => {
  it('settles with the answer to its own request', async () => {
    const { link, frame, told } = configured();
    const outcome = link.submit(45_000);
    say(link, frame, { type: 'result', requestId: 'another', outcome: { kind: 'mismatch' } });
    say(link, frame, {
      type: 'result',
      requestId: requestIdOf(told),
      outcome: { kind: 'proof', proof: 'p' },
    });
    expect(await outcome).toEqual({ kind: 'proof', proof: 'p' });
  });

  it('is one and the same while it is under way', async () => {
    const { link, frame, told } = configured();
    const both = [link.submit(45_000), link.submit(45_000)];
    say(link, frame, { type: 'result', requestId: requestIdOf(told), outcome: { kind: 'mismatch' } });
    expect(await Promise.all(both)).toEqual([{ kind: 'mismatch' }, { kind: 'mismatch' }]);
    expect(told.filter(({ message }) => message['type'] === 'submit')).toHaveLength(1);
  });

  it('waits for a frame that has no form yet, and is asked of it once', async () => {
    const { link, frame, told } = setup();
    const outcome = link.submit(45_000);
    say(link, frame, { type: 'ready' });
    void link.submit(45_000);
    expect(told).toEqual([]);
    link.configure(configuration);
    link.configure(configuration);
    expect(told.map(({ message }) => message['type'])).toEqual(['configure', 'submit', 'configure']);
    say(link, frame, { type: 'result', requestId: requestIdOf(told), outcome: { kind: 'mismatch' } });
    expect(await outcome).toEqual({ kind: 'mismatch' });
  });

  it('fails when no form comes in time', async () => {
    const { link } = setup();
    const outcome = link.submit(45_000);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(await outcome).toEqual({ kind: 'failed' });
  });

  it('fails when no answer comes in time', async () => {
    const { link } = configured();
    const outcome = link.submit(45_000);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(await outcome).toEqual({ kind: 'failed' });
  });

  it('fails when the frame loads again, and when it is closed', async () => {
    const { link, frame } = configured();
    const interrupted = link.submit(45_000);
    say(link, frame, { type: 'ready' });
    expect(await interrupted).toEqual({ kind: 'failed' });
    const abandoned = link.submit(45_000);
    link.close();
    expect(await abandoned).toEqual({ kind: 'failed' });
  });
});

interface Told {
  message: Record<string, unknown>;
  target: string;
}

interface Setup {
  link: CardFrameLink;
  frame: Window;
  told: Told[];
  ready: () => number;
}

function setup(): Setup {
  const told: Told[] = [];
  let ready = 0;
  const frame = {
    postMessage: (message: Record<string, unknown>, target: string) => told.push({ message, target }),
  } as unknown as Window;
  const link = createCardFrameLink({
    frameWindow: () => frame,
    origin,
    onReady: () => {
      ready += 1;
    },
    onHeight: () => undefined,
    onSubmitRequested: () => undefined,
  });
  return { link, frame, told, ready: () => ready };
}

const configuration = {
  ticket: 'ticket',
  mode: 'security-code',
} as unknown as CardFrameConfiguration;

/** A frame that has its form. */
function configured(): Setup {
  const set = setup();
  say(set.link, set.frame, { type: 'ready' });
  set.link.configure(configuration);
  return set;
}

function say(link: CardFrameLink, source: Window, message: object): void {
  link.hear({ data: { channel: 'card-frame', ...message }, origin, source });
}

function requestIdOf(told: readonly Told[]): unknown {
  return told.find(({ message }) => message['type'] === 'submit')?.message['requestId'];
}

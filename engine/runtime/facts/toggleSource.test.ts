import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakePorts } from '../testing/index.ts';
import { inMemoryToggleSource } from './inMemoryToggleSource.ts';
import { unleashToggleSource } from './unleashToggleSource.ts';
import type { ToggleSnapshot, ToggleSource } from './toggleSource.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

afterEach(() => vi.useRealTimers());

describe.each([
  { name: 'a source in memory', create: inMemory },
  { name: 'a source that asks an Unleash service', create: asking },
])('$name', ({ create }) => {
  it('knows nothing before somebody has said something', () => {
    expect(create().source.current()).toBeUndefined();
  });

  it('knows what was said last, and tells those who listen', async () => {
    const { source, say } = create();
    const heard = vi.fn<() => void>();
    source.subscribe(heard);
    source.use({});
    await say({ reservations: { enabled: true, variant: 'online' }, events: { enabled: false } });
    const byPhone = { reservations: { enabled: true, variant: 'by-phone', payload: { lines: 2 } } };
    await say(byPhone);
    expect(source.current()).toEqual(byPhone);
    expect(heard.mock.calls.length).toBeGreaterThanOrEqual(2);
  });

  it('tells nobody who has stopped listening', async () => {
    const { source, say } = create();
    const heard = vi.fn<() => void>();
    source.subscribe(heard)();
    source.use({});
    await say({ reservations: { enabled: true } });
    expect(heard).not.toHaveBeenCalled();
  });

  it('tells nobody after it was stopped', async () => {
    const { source, say, sayInVain } = create();
    const heard = vi.fn<() => void>();
    source.subscribe(heard);
    source.use({});
    await say({ reservations: { enabled: true } });
    const before = heard.mock.calls.length;
    source.stop();
    await sayInVain({ reservations: { enabled: false } });
    expect(heard).toHaveBeenCalledTimes(before);
  });
});

interface Created {
  source: ToggleSource;
  /** Answers with a snapshot, and waits until the source has it. */
  say(snapshot: ToggleSnapshot): Promise<void>;
  /** Answers with a snapshot in each of the next six intervals, to a source that has stopped. */
  sayInVain(snapshot: ToggleSnapshot): Promise<void>;
}

function inMemory(): Created {
  const source = inMemoryToggleSource();
  const say = (snapshot: ToggleSnapshot): Promise<void> => Promise.resolve(source.set(snapshot));
  return { source, say, sayInVain: say };
}

function asking(): Created {
  let answer = '{"toggles":[]}';
  const ports = fakePorts({ fetch: () => Promise.resolve(new Response(answer)) });
  const source = unleashToggleSource({
    ports,
    url: 'https://flags.example/frontend',
    refreshMs: 10_000,
    bootstrap: undefined,
  });
  function prepare(snapshot: ToggleSnapshot): void {
    const toggles = Object.entries(snapshot).map(([name, { enabled, variant, payload }]) => ({
      name,
      enabled,
      ...(variant !== undefined && {
        variant: {
          name: variant,
          enabled: true,
          ...(payload && { payload: { type: 'json', value: JSON.stringify(payload) } }),
        },
      }),
    }));
    answer = JSON.stringify({ toggles });
    ports.becomeIdle();
  }
  return {
    source,
    async say(snapshot) {
      prepare(snapshot);
      await vi.waitFor(() => {
        vi.advanceTimersByTime(10_000);
        expect(source.current()).toEqual(snapshot);
      });
    },
    async sayInVain(snapshot) {
      prepare(snapshot);
      await vi.advanceTimersByTimeAsync(60_000);
    },
  };
}

import { afterEach, expect, it, vi } from 'vitest';
import { durationOf } from '../../engine/core/duration/durationOf.ts';
import { connectionSource } from '../../engine/runtime/facts/windowSources.ts';
import { fakeServices, manualClock } from '../../engine/runtime/testing/index.ts';
import { site } from './realSite.ts';

afterEach(() => vi.restoreAllMocks());

it('SH-CONST-026: a network that is back within 99 ms was never lost; one that is away for 100 ms is', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const clock = manualClock();
  const said: unknown[] = [];
  const settles = durationOf(site.manifests, site.manifest.connectionSettles ?? '') ?? 0;
  const stop = connectionSource(settles)(
    fakeServices({ clock, set: (values) => void said.push(values['connection.online']) }),
  );
  const become = (isOnline: boolean): void => {
    online.mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  become(false);
  clock.advance(99);
  become(true);
  clock.advance(99);
  expect(said).toEqual([true]);
  become(false);
  clock.advance(99);
  expect(said).toEqual([true]);
  clock.advance(1);
  expect(said).toEqual([true, false]);
  stop();
});

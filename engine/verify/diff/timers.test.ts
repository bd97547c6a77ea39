import { expect, it } from 'vitest';
import type { ManifestSet } from '../../core/manifest/index.ts';
import { textOfChange } from './testing/textOfChange.ts';

it('a timer that does something else is told to those for whom it counts', () => {
  const text = textOfChange(({ timer }) => {
    Object.assign(timer['look-at-desk'] ?? {}, { do: { refresh: ['reader'] } });
  });
  expect(text).toBe(
    'Customers with reader.signedIn is true (late-reader)\n' +
      '  ~ timer look-at-desk: after constant.releasesRefresh refresh reader repeats\n' +
      '      was: timer look-at-desk: after constant.releasesRefresh refresh desk repeats',
  );
});

it('a timer that is gone is told of with the dialog that only it opens', () => {
  const text = textOfChange((manifests) => {
    Reflect.deleteProperty(manifests.timer, 'desk-closes-soon');
  });
  expect(text).toContain('- timer desk-closes-soon: ');
  expect(text).toContain('- dialog house-rules: “Town Library”');
});

it('nothing is told of timers that are written in another order', () => {
  const text = textOfChange((manifests) => {
    const timers = Object.entries(manifests.timer).toReversed();
    for (const [id] of timers) Reflect.deleteProperty(manifests.timer, id);
    Object.assign(manifests.timer, Object.fromEntries(timers));
  });
  expect(text).toBe('No customer sees any difference.');
});

it('nobody has a timer on a route that only leads elsewhere, or that there was not', () => {
  const text = textOfChange((manifests) => {
    awayFromHome(manifests);
    Object.assign(manifests.route, {
      old: { description: 'Old.', path: '/old', redirect: { to: { route: 'home' } } },
    });
  }, awayFromHome);
  expect(text).toContain('on /old');
  expect(text).not.toContain('timer');
});

it('an event that is not told any more is told of', () => {
  const text = textOfChange(({ analytics }) => {
    for (const topic of Object.values(analytics)) Reflect.deleteProperty(topic.events ?? {}, 'told');
  });
  expect(text).toBe('Everybody\n  - analytics/use.json/events/told: banners overdue');
});

function awayFromHome({ timer }: ManifestSet): void {
  const condition = { not: { fact: 'route.id', is: 'home' } };
  Object.assign(timer['look-at-desk'] ?? {}, { while: condition });
}

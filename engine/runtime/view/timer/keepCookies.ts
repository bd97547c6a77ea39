import { createEvaluator } from '../../../core/decision/index.ts';
import { durationOf } from '../../../core/duration/durationOf.ts';
import { linkValue } from '../../../core/link/index.ts';
import type { Portal } from '../../portal/index.ts';
import { linkSources } from '../hook/actionHost.ts';

/** Sets the cookies of the manifests, and again whenever one is to say something else. Returns how to stop. */
export function keepCookies(portal: Portal): () => void {
  const { site, store } = portal;
  const cookies = Object.entries(site.manifests.cookie);
  const told = new Map<string, string>();

  function tell(): void {
    const evaluator = createEvaluator(site, store.assignment());
    for (const [id, { name, when, value, lasts }] of cookies) {
      const location = { kind: 'cookie', id, pointer: '/when', subject: `cookie ${id}` } as const;
      const text = linkValue(site, value, linkSources(portal));
      if (text === undefined || told.get(id) === text || evaluator.evaluate(when, location) !== true)
        continue;
      told.set(id, text);
      const age = lasts === undefined ? undefined : durationOf(site.manifests, lasts);
      const ends = age === undefined ? '' : `; Max-Age=${age / 1_000}`;
      const secure = document.location.protocol === 'https:' ? '; Secure' : '';
      document.cookie = `${name}=${encodeURIComponent(text)}; Path=/; SameSite=Lax${ends}${secure}`;
    }
  }

  const slots = cookies.flatMap(([, { when, value }]) => [
    ...site.conditions.slotsOf(when),
    ...(typeof value === 'object' && 'fact' in value
      ? [site.vocabulary.slotOf(value.fact) ?? []].flat()
      : []),
  ]);
  const stop = store.subscribe(slots, tell);
  tell();
  return stop;
}

import type { Evaluator } from '../decision/index.ts';
import { evaluateGuard } from '../guard/evaluateGuard.ts';
import {
  manifestOf,
  type Link,
  type ManifestKind,
  type RedirectRefusal,
  type Refusal,
  type RouteLink,
} from '../manifest/index.ts';

/** The outcome of a route, before the values of an address are known. */
export type RouteOutcome =
  | { kind: 'wait'; milliseconds: number; guard: string }
  /** `by`: the part of a manifest that decides. */
  | ({ by: { kind: ManifestKind; id: string; pointer: string } } & (
      | { kind: 'show' | 'not-found' }
      | { kind: 'language'; language: string; link: RouteLink }
      /** `refusal`: a guard leads there, with the error or dialog that shows then. */
      | { kind: 'lead'; link: Link; refusal?: Partial<RedirectRefusal>; keepQuery?: boolean }
    ));

/** Whether the guards of a route let in, and what it does with those whom they do. */
export function decideRoute(evaluator: Evaluator, id: string, waited: boolean): RouteOutcome {
  const { redirect, language, guards = [] } = manifestOf(evaluator.site.manifests, 'route', id) ?? {};
  const by = (pointer: string) => ({ by: { kind: 'route', id, pointer } }) as const;
  // A malformed list of guards lets nobody in.
  if (!Array.isArray(guards)) return { kind: 'not-found', ...by('/guards') };
  for (const guard of guards) {
    const verdict = evaluateGuard(evaluator, guard, waited);
    if (verdict.kind === 'wait') return { ...verdict, guard };
    if (verdict.kind === 'enter') continue;
    return { ...refused(verdict.refusal), by: { kind: 'guard', id: guard, pointer: verdict.pointer } };
  }
  if (redirect) {
    return { kind: 'lead', link: redirect.to, keepQuery: redirect.keepQuery ?? true, ...by('/redirect/to') };
  }
  if (!language) return { kind: 'show', ...by('') };
  return { kind: 'language', language: language.switchTo, link: language.then, ...by('/language/then') };
}

type Refused = { kind: 'not-found' } | { kind: 'lead'; link: Link; refusal: Partial<RedirectRefusal> };

function refused(refusal: Refusal | undefined): Refused {
  if (refusal && 'leave' in refusal) {
    const { leave, query } = refusal;
    return { kind: 'lead', link: { external: leave, ...(query && { query }) }, refusal: {} };
  }
  return refusal?.redirect ? { kind: 'lead', link: refusal.redirect, refusal } : { kind: 'not-found' };
}

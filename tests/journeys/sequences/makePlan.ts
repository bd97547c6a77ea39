import type { Copy, SequenceManifest, SequenceOperation } from '../../../engine/core/manifest/index.ts';
import type { Site } from '../../../engine/core/site/index.ts';
import {
  impossibleTransitions,
  planJourneys,
  transitionsOf,
  type SequenceModel,
} from '../../fixtures/model/index.ts';
import { unreached } from './unreached.ts';
import type { ErrorWords, OperationWords, StateWords, WrittenPlan } from './writtenPlan.ts';

/** Plans the journeys of a sequence anew. Takes some seconds. */
export function makePlan(model: SequenceModel): WrittenPlan {
  const { site, sequence } = model;
  const named = unreached[sequence.id] ?? {};
  const impossible = impossibleTransitions(site, sequence);
  const possible = transitionsOf(sequence.manifest)
    .map(({ id }) => id)
    .filter((name) => impossible.every(({ id }) => id !== name) && !Object.hasOwn(named, name));
  const { journeys, missed, sometimes } = planJourneys(model);
  const states = statesOf(sequence.manifest);
  const errors = errorsOf(model);
  const operations = mapped(sequence.manifest.operations ?? {}, wordsOf);
  const routes = routesOf(model);
  return {
    sequence: sequence.id,
    possible,
    impossible,
    missed,
    states,
    errors,
    operations,
    routes,
    sometimes,
    journeys,
  };
}

function statesOf({ steps, dialogs = {}, results = {} }: SequenceManifest): Record<string, StateWords> {
  return {
    ...mapped(steps, ({ title, heading }) => ({
      kind: 'step' as const,
      title: keyOf(title),
      heading: keyOf(heading),
    })),
    ...mapped(dialogs, ({ title }) => ({ kind: 'dialog' as const, title: keyOf(title) })),
    ...mapped(results, ({ title }) => ({ kind: 'result' as const, title: keyOf(title) })),
  };
}

/** The errors that a transition of the sequence shows. */
function errorsOf({ site, sequence }: SequenceModel): Record<string, ErrorWords> {
  const named = new Set(transitionsOf(sequence.manifest).flatMap(({ transition: { error } }) => error ?? []));
  const shown = Object.entries(site.manifests.error).filter(([id]) => named.has(id));
  return mapped(Object.fromEntries(shown), ({ title, text, acknowledge }) => ({
    title: keyOf(title),
    text: keyOf(text),
    acknowledge: keyOf(acknowledge),
  }));
}

function wordsOf({ busy, unknown }: SequenceOperation): OperationWords {
  return {
    busy: keyOf(busy),
    ...(unknown && { checking: keyOf(unknown.busy) }),
  };
}

/** The routes to which a transition leaves the sequence. */
function routesOf({ site, sequence }: SequenceModel): Record<string, string> {
  const named = transitionsOf(sequence.manifest).flatMap(({ transition: { leave } }) =>
    leave && 'route' in leave ? leave.route : [],
  );
  return Object.fromEntries(named.map((route) => [route, addressOf(site, route)]));
}

/** The address of a route; of another sequence that of its first step. */
function addressOf({ manifests }: Site, route: string): string {
  const { path = '', sequence } = manifests.route[route] ?? {};
  const [first] = (sequence !== undefined && manifests.sequence[sequence]?.order) || [];
  return [path.replaceAll(/:[^/]+/g, '[^/]+'), ...(first === undefined ? [] : [first])].join('/');
}

function mapped<From, To>(
  parts: Readonly<Record<string, From>>,
  change: (part: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part)]));
}

function keyOf(copy: Copy | undefined): string {
  return typeof copy === 'string' ? copy : (copy?.key ?? '');
}

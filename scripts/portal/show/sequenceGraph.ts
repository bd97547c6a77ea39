import { openText, sentenceOf, transitionLists, type SequenceManifest } from '../../../engine/build.ts';
import type { OpenPortal } from '../viewer/index.ts';

/** A state of a sequence, to be drawn. */
export interface DrawnState {
  name: string;
  kind: 'step' | 'dialog' | 'operation' | 'result';
  /** What customers read there, or what runs. */
  says: string;
  /** The step that it stands over. */
  over: string | undefined;
  ways: readonly DrawnWay[];
}

/** A way that leads on from a state. */
export interface DrawnWay {
  /** The event or outcome; of an outcome, what the signature of the operation says of it. */
  trigger: string;
  /** Fields that must be accepted first. */
  needs: readonly string[];
  to: string;
  /** For whom; undefined for everybody else. */
  when: string | undefined;
  /** What is said, kept and settled on the way. */
  does: readonly string[];
}

/** Every state of a sequence with its ways: the steps in their order, then dialogs, operations and results. */
export function sequenceGraph(portal: OpenPortal, manifest: SequenceManifest): DrawnState[] {
  const { steps, order, variants = [], dialogs = {}, operations = {}, results } = manifest;
  const lists = transitionLists(manifest);
  const state = (
    name: string,
    kind: DrawnState['kind'],
    {
      says,
      over,
      meanings = {},
    }: { says: string; over?: string; meanings?: Readonly<Record<string, string>> },
  ): DrawnState => ({
    name,
    kind,
    says,
    over,
    ways: lists
      .filter((list) => list.state === name)
      .flatMap(({ trigger, needs, transitions }) =>
        transitions.map(({ when, to, leave, set, error, newAttempt }) => ({
          trigger: `${trigger}${meanings[trigger] === undefined ? '' : ` (${meanings[trigger]})`}`,
          needs,
          to: to ?? `/${leave?.route ?? ''}`,
          when: when && openText(portal.site, [], when),
          does: [
            ...(error === undefined ? [] : [`says ${error}`]),
            ...Object.entries(set ?? {}).map(([name_, value]) => `sets ${name_} to ${value}`),
            ...(newAttempt ? ['settles the attempt'] : []),
          ],
        })),
      ),
  });
  const [longest = order] = [order, ...variants.map((variant) => variant.order)].toSorted(
    (a, b) => b.length - a.length,
  );
  const named = Object.keys(steps).sort((a, b) => longest.indexOf(a) - longest.indexOf(b));
  return [
    ...named.map((name) => state(name, 'step', { says: sentenceOf(portal, steps[name]?.title ?? '') })),
    ...Object.entries(dialogs).map(([name, { title, over }]) =>
      state(name, 'dialog', { says: sentenceOf(portal, title), over }),
    ),
    ...Object.entries(operations).map(([name, { run, sends, over }]) =>
      state(name, 'operation', {
        says: `${run}, sent ${sends}`,
        over,
        meanings: portal.packs.operations[run]?.outcomes ?? {},
      }),
    ),
    ...Object.entries(results).map(([name, { title, means }]) =>
      state(name, 'result', { says: `${sentenceOf(portal, title)} ${means}` }),
    ),
  ];
}

import { assignmentOf, type AtomValue } from '../fact/index.ts';
import { createEvaluator, type Evaluator } from '../decision/index.ts';
import type {
  SequenceDialog,
  SequenceManifest,
  SequenceOperation,
  SequenceResult,
  SequenceStep,
} from '../manifest/index.ts';
import { factsOf, type Sequence, type SequenceState } from '../sequence/index.ts';
import { siteOf } from './site.ts';
import type { ManifestParts } from './manifests.ts';

const words = 'borrow:words';

/** The parts of a sequence that decide anything; words and buttons are filled in. */
export interface SequenceParts {
  order: string[];
  variants?: SequenceManifest['variants'];
  data?: SequenceManifest['data'];
  steps: Record<string, Pick<SequenceStep, 'fields' | 'on'>>;
  dialogs?: Record<string, Pick<SequenceDialog, 'over' | 'on'>>;
  operations?: Record<string, Pick<SequenceOperation, 'over' | 'returns' | 'outcomes'>>;
  results?: Record<string, Pick<SequenceResult, 'on'> & Partial<Pick<SequenceResult, 'means'>>>;
}

/** A sequence, with an evaluator for any state of its data. */
export function sequenceOf(
  { order, variants = [], data = {}, steps, dialogs = {}, operations = {}, results = {} }: SequenceParts,
  parts: ManifestParts = {},
): { sequence: Sequence; evaluatorAt(state: SequenceState, known?: Record<string, AtomValue>): Evaluator } {
  const control = { label: words, do: { send: 'continue' } };
  const manifest: SequenceManifest = {
    description: 'Lends a book.',
    title: words,
    exit: { label: words, do: { go: { route: 'home' } } },
    order,
    variants,
    data,
    steps: withEach(steps, { title: words, heading: words, body: [], actions: [control] }),
    dialogs: withEach(dialogs, { title: words, text: words, actions: [control] }),
    operations: withEach(operations, { run: 'library/lend', busy: words, sends: 'once' as const }),
    results: withEach(results, { title: words, body: [], means: 'done' as const }),
  };
  const site = siteOf({ ...parts, sequence: { borrow: manifest } });
  return {
    sequence: { id: 'borrow', manifest },
    evaluatorAt: (state, known = {}) =>
      createEvaluator(
        site,
        assignmentOf(site.vocabulary, { ...factsOf('borrow', manifest, state.data), ...known }),
      ),
  };
}

function withEach<Part extends object, Rest extends object>(
  parts: Record<string, Part>,
  rest: Rest,
): Record<string, Part & Rest> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, { ...rest, ...part }]));
}

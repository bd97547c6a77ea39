import { useContext, useMemo, useSyncExternalStore } from 'react';
import { isAlike } from '../../../core/json/index.ts';
import {
  conditionsOfField,
  fieldsOf,
  type FieldVerdict,
  type SequenceState,
} from '../../../core/sequence/index.ts';
import { stableSlots } from '../../facts/index.ts';
import { SequenceContext, type SequenceRunner } from '../../sequence/index.ts';
import { useSentences } from './useCopy.ts';
import { createSnapshot, listen, useDecision, useFact, useSnapshot, together } from './useFacts.ts';
import { usePortal } from '../../portal/index.ts';

/**
 * The sequence that the widget is part of. Throws outside of one: such a widget belongs into a step.
 *
 * @example
 * const { send } = useRunner();
 * send('continue');
 */
export function useRunner(): SequenceRunner {
  const runner = useContext(SequenceContext);
  if (!runner) throw new Error('This widget belongs into a step of a sequence.');
  return runner;
}

/** The state of the customer in the sequence, with what is running and what shows there. */
export interface SequencePlace extends Pick<SequenceState, 'at' | 'isUnknown'> {
  error: string | undefined;
  isBusy: boolean;
  /** A press is held until its facts are known. */
  hasHeldPress: boolean;
}

/** The state of the customer in the sequence. Typing does not change it. */
export function useSequencePlace(): SequencePlace {
  const runner = useRunner();
  const at = useRunnerState(runner, () => runner.state().at);
  const isUnknown = useRunnerState(runner, () => runner.state().isUnknown);
  const error = useRunnerState(runner, () => runner.state().error);
  const isBusy = useRunnerState(runner, runner.isBusy);
  const hasHeldPress = useRunnerState(runner, runner.hasHeldPress);
  return { at, error, isBusy, hasHeldPress, ...(isUnknown && { isUnknown }) };
}

/** Number of refusals; the summary takes the focus when it grows. */
export function useRefusals(): number {
  const runner = useRunner();
  return useRunnerState(runner, runner.refusals);
}

/**
 * A value that the sequence has collected, and how to change it. Renders again only when this value changes.
 *
 * @example
 * const [amount, setAmount] = useSequenceValue(settings.field);
 */
export function useSequenceValue(
  name: string,
): readonly [string | boolean, (value: string | boolean) => void] {
  const runner = useRunner();
  const value = useFact(`${runner.sequence.id}.${name}`);
  const change = (next: string | boolean): void => runner.change({ [name]: next });
  return [typeof value === 'boolean' ? value : String(value ?? ''), change];
}

const accepted: FieldVerdict = { kind: 'accepted' };

/**
 * What is said of a field, once the customer has tried to go on; accepted before that.
 *
 * @example
 * const verdict = useFieldVerdict(settings.field);
 * const error = useSentence(verdict.kind === 'refused' ? verdict.refusal.message : undefined);
 */
export function useFieldVerdict(field: string): FieldVerdict {
  const runner = useRunner();
  const { site, store } = usePortal();
  const conditions = conditionsOfField(runner.sequence.manifest, field);
  const slots = stableSlots(conditions.flatMap((each) => site.conditions.slotsOf(each)));
  const snapshot = useMemo(
    () =>
      createSnapshot<FieldVerdict>({
        subscribe: together(runner.subscribe, listen(store, slots)),
        store,
        version: runner.state,
        isEqual: isAlike,
      }),
    [runner, store, slots],
  );
  const isTouched = (): boolean => runner.state().touched.includes(runner.state().at);
  return useSnapshot(snapshot, () => (isTouched() ? runner.verdict(field) : accepted));
}

/** The steps in their order for this customer. A step that was left out while it is shown stands where it stood. */
export function useOrder(step: string): readonly string[] {
  const runner = useRunner();
  const { site } = usePortal();
  const { order: usual, variants = [] } = runner.sequence.manifest;
  const now = useDecision(
    variants.flatMap(({ when }) => site.conditions.slotsOf(when)),
    runner.order,
    isAlike,
  );
  const orders = [now, usual, ...variants.map(({ order }) => order)];
  return orders.find((order) => order.includes(step)) ?? now;
}

/** The refusals of a step, in words, once it is touched. */
export function useStepErrors(step: string): readonly { field: string; message: string }[] {
  const runner = useRunner();
  const { site } = usePortal();
  const { manifest } = runner.sequence;
  const fields = fieldsOf(manifest, step);
  const touched = useRunnerState(runner, () => runner.state().touched.includes(step));
  const conditions = fields.flatMap((field) => conditionsOfField(manifest, field));
  const verdicts = useDecision<readonly FieldVerdict[]>(
    conditions.flatMap((each) => site.conditions.slotsOf(each)),
    () => (touched ? fields.map(runner.verdict) : []),
    isAlike,
  );
  const messages = useSentences(
    verdicts.map((verdict) => (verdict.kind === 'refused' ? verdict.refusal.message : undefined)),
  );
  return fields.flatMap((field, index) => {
    const message = messages[index];
    return message === undefined ? [] : [{ field, message }];
  });
}

/** The state of a runner, in a browser and on a server. */
function useRunnerState<Value>(runner: SequenceRunner, read: () => Value): Value {
  return useSyncExternalStore(runner.subscribe, read, read);
}

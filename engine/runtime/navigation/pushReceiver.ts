import { createEvaluator } from '../../core/decision/index.ts';
import { decidePush, readPush, type PushDecision } from '../../core/push/decidePush.ts';
import type { Site } from '../../core/site/index.ts';
import type { FactStore } from '../facts/index.ts';
import type { History } from './history.ts';
import { type Ports, whenSo } from '../ports/index.ts';

/** Takes push messages that the customer has tapped to where their manifest leads. */
export type PushReceiver = (message: unknown) => void;

export interface PushReceiverOptions {
  site: Site;
  store: FactStore;
  history: History;
  ports: Ports;
  go(address: string): void;
  open(dialog: string): void;
}

/** Creates the receiver. A message that no manifest knows changes nothing, and is reported without its content. */
export function createPushReceiver(options: PushReceiverOptions): PushReceiver {
  const { site, store, history, ports, go } = options;
  return (raw) => {
    const message = readPush(raw);
    const decision =
      message && decidePush(createEvaluator(site, store.assignment()), message, history.current());
    if (!decision) {
      ports.report({ what: 'push-ignored', detail: { category: message?.category.slice(0, 60) } });
      return;
    }
    store.set(decision.facts);
    if (decision.destination?.kind === 'inside') go(decision.destination.address);
    else if (decision.destination) ports.leave(decision.destination.url);
    if (decision.open) openWhenReady(options, decision.open);
  };
}

/** Waits for the condition, then for as long as the constant says. */
function openWhenReady(
  { site, store, ports, open }: PushReceiverOptions,
  { dialog, when, after }: NonNullable<PushDecision['open']>,
): void {
  const holds = site.conditions.compile(when);
  const delay = after === undefined ? 0 : Number(store.read(after) ?? 0);
  const ready = (): void => {
    if (delay === 0) open(dialog);
    else ports.clock.after(delay, () => open(dialog));
  };
  const facts = site.conditions.slotsOf(when);
  whenSo(() => holds(store.assignment()) === true, [(look) => store.subscribe(facts, look)], ready);
}

import type { RunAction } from '../../../core/manifest/index.ts';
import type { Portal } from '../../portal/index.ts';

/** Runs an operation outside of any sequence. A failure is reported, and said where the manifest has words for it. */
export function runOperation(
  { registry, services, ports, navigator, store }: Portal,
  { run: id, with: parameters = {}, ifFailed }: RunAction,
): void {
  const failed = (reason: unknown): void => {
    ports.report({ what: 'operation-failed', detail: { operation: id, reason } });
    if (ifFailed !== undefined) navigator.showError(ifFailed);
  };
  const entry = registry.operation(id);
  if (!entry) {
    failed('not registered');
    return;
  }
  const input = Object.fromEntries(
    Object.entries(parameters).map(([name, fact]) => [name, store.read(fact)]),
  );
  const call = { input, idempotencyKey: ports.newId(), signal: new AbortController().signal };
  entry
    .load()
    .then((operation) => operation(call, services))
    .then(({ outcome }) => {
      if (outcome === 'failed') failed(outcome);
    }, failed);
}

import { createEmitter, type Ports } from '../ports/index.ts';
import { parseToggles, snapshotOf, type AnsweredToggle } from './parseToggles.ts';
import type { ClientOptions, ToggleClient } from './unleashClient.ts';
import type { ToggleContext, ToggleOrigin, ToggleSnapshot, ToggleSource } from './toggleSource.ts';

export interface UnleashOptions extends ClientOptions {
  /** An answer that came with the page. */
  bootstrap: string | undefined;
}

/** Where the last valid answer is stored, with `at`: when it came, in milliseconds since the epoch. */
export const toggleKey = 'portal.toggles';

/**
 * Toggles from an Unleash-compatible service, through its official client. Until it has answered, the answer in the page
 * counts, else the last valid one in storage. The client is loaded when the browser is idle; at once if there is neither.
 */
export function unleashToggleSource(options: UnleashOptions): ToggleSource {
  const { ports, bootstrap } = options;
  const changes = createEmitter();
  const ofPage = bootstrap === undefined ? undefined : parseToggles(bootstrap);
  const known = ofPage ?? stored(ports);
  let origin: ToggleOrigin = ofPage ? 'page' : 'storage';
  let snapshot: ToggleSnapshot | undefined = known && snapshotOf(known);
  let context: ToggleContext | undefined;
  let client: Promise<ToggleClient> | undefined;
  let isStopped = false;

  function accept(toggles: readonly AnsweredToggle[]): void {
    ports.storage.set(toggleKey, JSON.stringify({ toggles, at: ports.clock.now() }));
    origin = 'service';
    snapshot = snapshotOf(toggles);
    if (!isStopped) changes.emit();
  }

  function connect(): Promise<ToggleClient> {
    const started = import('./unleashClient.ts').then(({ createClient }) =>
      createClient(options, context ?? {}, known ?? [], accept),
    );
    // A client that cannot be loaded is tried again with the next change of context.
    started.catch((reason: unknown) => {
      client = undefined;
      ports.report({ what: 'toggles-unavailable', detail: { reason } });
    });
    return started;
  }

  async function update(next: ToggleContext): Promise<void> {
    const connected = await client?.catch(() => undefined);
    connected?.updateContext(next);
  }

  return {
    current: () => snapshot,
    origin: () => origin,
    subscribe: changes.subscribe,
    use(next) {
      const changed = JSON.stringify(next) !== JSON.stringify(context);
      context = next;
      if (changed) void update(next);
      if (client) return;
      const begin = (): void => {
        if (!isStopped) client ??= connect();
      };
      // Without any answer decisions wait, and the browser would be idle only after they are made.
      if (snapshot) ports.whenIdle(begin);
      else begin();
    },
    stop() {
      isStopped = true;
      void client?.then(
        ({ stop }) => stop(),
        () => undefined,
      );
    },
  };
}

function stored({ storage }: Ports): readonly AnsweredToggle[] | undefined {
  const text = storage.get(toggleKey);
  return text === undefined ? undefined : parseToggles(text);
}

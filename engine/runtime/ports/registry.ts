import { ownValue } from '../../core/json/index.ts';
import type { Derivations } from '../../core/fact/index.ts';
import type { FactSource, OperationEntry, Pack, Widget, WidgetLoader } from './pack.ts';
import type { RecordSource } from './recordSource.ts';

/** A registered widget: at hand, or loaded when it is first shown, with the copy that it uses. */
export type RegisteredWidget = { widget: Widget } | { load: WidgetLoader; copy: readonly string[] };

/** Everything that the packs of a portal contribute, by full name. */
export interface Registry {
  widget(id: string): RegisteredWidget | undefined;
  source(group: string): (() => Promise<FactSource>) | undefined;
  derivations(group: string): (() => Promise<Derivations>) | undefined;
  record(id: string): (() => Promise<RecordSource>) | undefined;
  operation(id: string): OperationEntry | undefined;
  /** Namespaces of copy that the widgets of the first load use. */
  readonly firstCopy: readonly string[];
}

/**
 * Collects packs. `eager` widgets are part of the first load: those that every page needs. Throws if two packs claim the
 * same name: a mistake in the composition, found at start.
 */
export function createRegistry(
  packs: readonly Pack[],
  eager: Readonly<Record<string, Widget>> = {},
): Registry {
  const widgets = new Map<string, RegisteredWidget>();
  const sources = new Map<string, () => Promise<FactSource>>();
  const derivations = new Map<string, () => Promise<Derivations>>();
  const records = new Map<string, () => Promise<RecordSource>>();
  const operations = new Map<string, OperationEntry>();
  const firstCopy = new Set<string>();
  for (const pack of packs) {
    const { domain, copy = [], copyOf } = pack;
    for (const [name, load] of Object.entries(pack.widgets ?? {})) {
      const id = `${domain}/${name}`;
      const widget = eager[id];
      const used = ownValue(copyOf, name) ?? copy;
      claim(widgets, id, widget ? { widget } : { load, copy: used });
      if (widget) for (const namespace of used) firstCopy.add(namespace);
    }
    for (const [group, load] of Object.entries(pack.sources ?? {})) claim(sources, group, load);
    for (const [group, load] of Object.entries(pack.derivations ?? {})) claim(derivations, group, load);
    for (const [name, load] of Object.entries(pack.records ?? {})) claim(records, `${domain}/${name}`, load);
    for (const [name, entry] of Object.entries(pack.operations ?? {}))
      claim(operations, `${domain}/${name}`, entry);
  }
  return {
    widget: (id) => widgets.get(id),
    source: (group) => sources.get(group),
    derivations: (group) => derivations.get(group),
    record: (id) => records.get(id),
    operation: (id) => operations.get(id),
    firstCopy: [...firstCopy],
  };
}

function claim<Entry>(entries: Map<string, Entry>, name: string, entry: Entry): void {
  if (entries.has(name)) throw new Error(`Two packs register "${name}".`);
  entries.set(name, entry);
}

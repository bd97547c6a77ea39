import type { BrowserContext, Frame, Page } from '@playwright/test';

/**
 * Every live string in the process of a page, or of a frame with its own process; one string per line, of long ones the
 * first 1,024 characters.
 *
 * @throws Error for a frame that shares the process of its page
 */
export async function heapText(context: BrowserContext, target: Page | Frame): Promise<string> {
  const session = await context.newCDPSession(target);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return stringsOf(JSON.parse(chunks.join('')) as Snapshot).join('\n');
}

/** The used parts of a heap snapshot: nodes are a flat list of numbers, each with the same fields. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
  strings: string[];
}

/** The strings that are values; names of properties and code are strings of the snapshot, too. */
function stringsOf({ snapshot: { meta }, nodes, strings }: Snapshot): readonly string[] {
  const fields = meta.node_fields;
  const kinds = meta.node_types[0].map((kind) => kind.endsWith('string'));
  const [kind, name] = [fields.indexOf('type'), fields.indexOf('name')];
  const found = new Set<string>();
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (kinds[nodes[node + kind] ?? -1]) found.add(strings[nodes[node + name] ?? -1] ?? '');
  }
  return [...found];
}

import type { StoredFile } from '../files/fileStore.ts';
import type { ReleaseStore } from './releaseStore.ts';

/** Returns the analytics topics of all releases that are served: no other topic is expected. */
export type ReleaseTopics = () => Promise<ReadonlySet<string>>;

/** A valid topic: it becomes a file name, so no other characters are accepted from a release. */
const topicName = /^[a-z][a-z0-9-]{0,59}$/;

/** @param environment name of the environment, one of the site manifest's: a topic may be another one in each */
export function createReleaseTopics(
  { bundles, find }: Pick<ReleaseStore, 'bundles' | 'find'>,
  environment: string,
): ReleaseTopics {
  const read = new WeakMap<StoredFile, Promise<string[]>>();

  async function topicsOf(bundlePath: string): Promise<string[]> {
    const file = await find(bundlePath);
    if (file === undefined) return [];
    const topics = read.get(file) ?? topicsIn(file);
    read.set(file, topics);
    return topics;
  }

  async function topicsIn(file: StoredFile): Promise<string[]> {
    const { manifests, parts } = objectIn(file) as Partial<Record<'manifests' | 'parts', Manifests>>;
    const files = await Promise.all(Object.values(parts?.analytics ?? {}).map((path) => find(String(path))));
    const declared = [...Object.values(manifests?.analytics ?? {}), ...files.map(objectIn)];
    return declared.map(topicOf).filter((topic) => topic !== undefined);
  }

  function topicOf(manifest: unknown): string | undefined {
    const { topic } = (manifest ?? {}) as { topic?: Partial<Record<string, unknown>> };
    const name = topic?.[environment] ?? topic?.['default'];
    return typeof name === 'string' && topicName.test(name) ? name : undefined;
  }

  return async () => new Set((await Promise.all((await bundles()).map(topicsOf))).flat());
}

interface Manifests {
  analytics?: Record<string, unknown>;
}

function objectIn(file: StoredFile | undefined): object {
  try {
    return (JSON.parse(file?.bytes.toString('utf8') ?? '') as object | null) ?? {};
  } catch {
    return {};
  }
}

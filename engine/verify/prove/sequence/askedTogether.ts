import { isRecord, pointerTo } from '../../../core/json/index.ts';
import type { SequenceManifest } from '../../../core/manifest/index.ts';
import { oncePer } from '../../oncePer.ts';

/** What one widget asks: the data that it keeps, by the names that its settings `field` and `keeps` say. */
export interface AskedTogether {
  pointer: string;
  data: readonly string[];
}

/** Every widget of the steps that asks something, with all data that it keeps. */
export const askedTogether = oncePer(({ steps }: SequenceManifest): readonly AskedTogether[] =>
  Object.entries(steps).flatMap(([step, { body }]) => widgetsIn(body, `/steps/${step}/body`)),
);

function widgetsIn(value: unknown, pointer: string): AskedTogether[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, each]) => widgetsIn(each, pointerTo(pointer, key)));
  const settings: unknown = 'widget' in value && 'settings' in value ? value.settings : undefined;
  if (!isRecord(settings)) return inner;
  const { field, keeps } = settings;
  const data = [field, ...(isRecord(keeps) ? Object.values(keeps) : [])].filter(
    (name) => typeof name === 'string',
  );
  return data.length > 0 ? [{ pointer, data }, ...inner] : inner;
}

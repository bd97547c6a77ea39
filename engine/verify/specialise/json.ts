import { isRecord } from '../../core/json/index.ts';

/** A JSON object whose form is not ours to know. */
export interface JsonObject {
  readonly [key: string]: unknown;
}

/** Copies a JSON value, every object of it changed by `change`, the inner ones first. */
export function rewrite(value: unknown, change: (object: JsonObject) => JsonObject): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, change));
  if (!isRecord(value)) return value;
  return change(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rewrite(inner, change)])),
  );
}

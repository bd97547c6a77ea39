/** A JSON object whose form is not ours to know. */
export interface JsonObject {
  readonly [key: string]: unknown;
}

/** Whether a JSON value is an object. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Copies a JSON value, every object of it changed by `change`, the inner ones first. */
export function rewrite(value: unknown, change: (object: JsonObject) => JsonObject): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, change));
  if (!isJsonObject(value)) return value;
  return change(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rewrite(inner, change)])),
  );
}

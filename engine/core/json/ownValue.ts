/**
 * What a record itself has under a key. Names that come from manifests, addresses or storage may be "toString" or
 * "constructor": what a record merely inherits does not count.
 */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>> | undefined,
  key: string | undefined,
): Value | undefined {
  return record !== undefined && key !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}

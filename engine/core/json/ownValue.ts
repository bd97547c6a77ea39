/**
 * The own property of a record under a key. Names from manifests, addresses or storage may be "toString" or
 * "constructor": inherited properties do not count.
 */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>> | undefined,
  key: string | undefined,
): Value | undefined {
  return record !== undefined && key !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}

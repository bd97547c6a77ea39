/** Whether two values have the same structure: lists and plain objects by their parts, everything else by identity. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))];
  return (
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && isAlike(value, right.get(key)))
  );
}

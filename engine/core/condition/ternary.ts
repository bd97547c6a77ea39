/** True, false, or not known yet (undefined). */
export type Ternary = boolean | undefined;

/** Kleene's negation: what is not known stays not known. */
export function not(value: Ternary): Ternary {
  return value === undefined ? undefined : !value;
}

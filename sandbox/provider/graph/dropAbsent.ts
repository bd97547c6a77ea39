/** An object without null: every optional field is either set or missing. */
export type WithoutAbsent<Input> = {
  [Field in keyof Input as null extends Input[Field] ? never : Field]: Input[Field];
} & {
  [Field in keyof Input as null extends Input[Field] ? Field : never]?: NonNullable<Input[Field]>;
};

/** Removes null fields: GraphQL distinguishes null and absent; the provider does not. */
export function dropAbsent<Input extends object>(input: Input): WithoutAbsent<Input> {
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(given) as WithoutAbsent<Input>;
}

/** An object of which every field that may be absent is either there or missing, never null. */
export type WithoutAbsent<Input> = {
  [Field in keyof Input as null extends Input[Field] ? never : Field]: Input[Field];
} & {
  [Field in keyof Input as null extends Input[Field] ? Field : never]?: NonNullable<Input[Field]>;
};

/** GraphQL tells null from absent; the provider does not. */
export function dropAbsent<Input extends object>(input: Input): WithoutAbsent<Input> {
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(given) as WithoutAbsent<Input>;
}

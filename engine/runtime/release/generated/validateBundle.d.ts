/** Whether a value is a bundle in every part that the engine relies on. Compiled from the schemas. */
export function validate(bundle: unknown): boolean;

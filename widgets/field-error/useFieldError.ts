import { useFieldVerdict, useSentence } from '../../engine/index.ts';

/** The sentence that says why a field is refused; undefined when it is not. */
export function useFieldError(field: string): string | undefined {
  const verdict = useFieldVerdict(field);
  return useSentence(verdict.kind === 'refused' ? verdict.refusal.message : undefined);
}

/** The element id of a field, for the error summary to lead to. */
export function fieldId(field: string): string {
  return `field-${field}`;
}

export { fieldId, useFieldError } from './useFieldError.ts';

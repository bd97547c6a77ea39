export { useLines } from './useLines.ts';
export { FieldText } from './FieldText.tsx';

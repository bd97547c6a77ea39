export { FieldLabel } from './FieldLabel.tsx';
export type { FieldLabelProps } from './FieldLabel.tsx';
export { FieldMessage } from './FieldMessage.tsx';
export type { FieldMessageProps } from './FieldMessage.tsx';
export { FieldShell } from './FieldShell.tsx';
export type { FieldProps, FieldShellProps } from './FieldShell.tsx';

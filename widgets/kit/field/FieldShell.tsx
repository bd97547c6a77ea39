import type { ClipboardEventHandler, InputHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import styles from './Field.module.css';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldMessage } from './FieldMessage.tsx';

/** The props of every text-like field. */
export interface FieldProps {
  /** The `id` of the input, for the error summary to lead to. */
  id?: string | undefined;
  name?: string | undefined;
  label: string;
  hint?: string | undefined;
  /** The error message; the field counts as invalid while there is one. */
  error?: string | undefined;
  /** Exactly what was typed. */
  value: string;
  onChange: (value: string) => void;
}

export interface FieldShellProps extends FieldProps {
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** The `autocomplete` token; off unless given. */
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  maxLength?: number | undefined;
  /** A mark before the text, such as `$`, or after it; decorative. */
  mark?: { sign: string; isFirst: boolean } | undefined;
  /** Something after the text, such as a button. */
  after?: ReactNode;
  boxRef?: Ref<HTMLDivElement> | undefined;
  onPaste?: ClipboardEventHandler<HTMLInputElement> | undefined;
}

/** Label, hint, error and input of a text-like field, in this order and tied together. */
export function FieldShell({
  id,
  name,
  label,
  hint,
  error,
  value,
  onChange,
  onPaste,
  boxRef,
  inputMode,
  autoComplete = 'off',
  maxLength,
  mark,
  after,
}: FieldShellProps): ReactElement {
  const generatedId = useId();
  const sign = (
    <span className={styles.mark} aria-hidden="true">
      {mark?.sign}
    </span>
  );
  return (
    <AriaTextField
      className={styles.field ?? ''}
      id={id ?? generatedId}
      value={value}
      onChange={onChange}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} hint={hint} />
      <FieldMessage error={error} />
      <div ref={boxRef} className={styles.box}>
        {mark?.isFirst && sign}
        <Input
          className={styles.input ?? ''}
          type="text"
          name={name}
          autoComplete={autoComplete}
          maxLength={maxLength}
          inputMode={inputMode}
          onPaste={onPaste}
          spellCheck={false}
        />
        {mark && !mark.isFirst && sign}
        {after}
      </div>
    </AriaTextField>
  );
}

import { useId } from 'react';
import type { ReactElement } from 'react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { FieldLabel, FieldMessage } from '../field/index.ts';
import { RadioCard } from './RadioCard.tsx';
import type { RadioCardOption } from './radioCardOption.ts';
import styles from './RadioCards.module.css';

export interface RadioCardsProps<Value extends string> {
  /** The `id` of the group, for the error summary to lead to. */
  id?: string | undefined;
  name?: string | undefined;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  options: readonly RadioCardOption<Value>[];
  /** The chosen value; no option is chosen while it is undefined, or not among those that can be chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One choice out of a few, each a card with room for what matters to choose well. */
export function RadioCards<Value extends string>({
  id,
  name,
  label,
  hint,
  error,
  options,
  value,
  onChange,
}: RadioCardsProps<Value>): ReactElement {
  const generatedId = useId();
  const choose = (chosen: string): void => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option !== undefined) onChange(option.value);
  };
  // A group with a value of none of its radios has no place that Tab leads to.
  const isOffered = options.some((option) => option.value === value && option.disabledReason === undefined);
  return (
    <RadioGroup
      id={id ?? generatedId}
      className={styles.group ?? ''}
      name={name ?? generatedId}
      value={isOffered ? (value ?? null) : null}
      onChange={choose}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} hint={hint} />
      <FieldMessage error={error} />
      <div className={styles.cards}>
        {options.map((option) => (
          <RadioCard key={option.value} option={option} isChosen={option.value === value} />
        ))}
      </div>
    </RadioGroup>
  );
}

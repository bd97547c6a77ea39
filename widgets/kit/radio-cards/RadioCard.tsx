import { useId } from 'react';
import type { ReactElement } from 'react';
import { RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { Amount } from '../amount/index.ts';
import type { RadioCardOption } from './radioCardOption.ts';
import styles from './RadioCards.module.css';

interface RadioCardProps {
  option: RadioCardOption<string>;
  isChosen: boolean;
}

/** One option. Its name is title and amount; the detail, or the reason, describes it. All of it can be pressed. */
export function RadioCard({ option, isChosen }: RadioCardProps): ReactElement {
  const nameId = useId();
  const description = option.disabledReason ?? option.detail;
  return (
    <RadioField
      className={styles.card ?? ''}
      value={option.value}
      isDisabled={option.disabledReason !== undefined}
      aria-labelledby={nameId}
    >
      <RadioButton className={styles.choice ?? ''}>
        <span className={styles.dot} aria-hidden="true" />
        {option.icon !== undefined && <span className={styles.icon}>{option.icon}</span>}
        <span className={styles.words}>
          <span id={nameId} className={styles.name}>
            <span className={styles.title}>
              {option.title} {option.badge}
            </span>
            {option.amount !== undefined && <Amount isStrong>{option.amount}</Amount>}
          </span>
          {description !== undefined && (
            <Text slot="description" className={styles.detail}>
              {description}
            </Text>
          )}
        </span>
      </RadioButton>
      {isChosen && option.more !== undefined && <div className={styles.more}>{option.more}</div>}
    </RadioField>
  );
}

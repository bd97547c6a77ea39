import { circleExclamationPoint } from '../../generated/glyphs/circleExclamationPoint.ts';
import { useEffect, useId, useRef } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import { Icon } from '../icon/index.ts';
import { Heading } from '../text/index.ts';
import styles from './ErrorSummary.module.css';
import { focusField } from './focusField.ts';

export interface SummaryError {
  /** The same sentence as beside the field. */
  message: string;
  /** The `id` of the field, or of the group that holds it. */
  fieldId: string;
  /** Focuses a field that this page cannot focus by itself, such as one in the card frame. */
  onSelect?: (() => void) | undefined;
}

export interface ErrorSummaryProps {
  title: string;
  errors: readonly SummaryError[];
  /** Changes with each attempt to go on, so that the summary takes the focus again. */
  attempt?: number | undefined;
}

/** The errors of a form, above it: takes the focus, and each line leads to its field. */
export function ErrorSummary({ title, errors, attempt = 0 }: ErrorSummaryProps): ReactElement | undefined {
  if (errors.length === 0) return undefined;
  return <FocusedSummary key={attempt} title={title} errors={errors} />;
}

function FocusedSummary({ title, errors }: Pick<ErrorSummaryProps, 'title' | 'errors'>): ReactElement {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div ref={box} className={styles.summary} role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <span className={styles.icon}>
        <Icon glyph={circleExclamationPoint} />
      </span>
      <Heading level={2} size="body" id={titleId}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`} className={styles.link} onClick={(event) => select(event, error)}>
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function select(event: MouseEvent, error: SummaryError): void {
  event.preventDefault();
  if (error.onSelect === undefined) focusField(error.fieldId);
  else error.onSelect();
}

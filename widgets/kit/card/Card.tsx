import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Heading } from '../text/index.ts';
import type { HeadingLevel } from '../text/index.ts';
import styles from './Card.module.css';

export interface CardProps {
  /** Names the card; without it the card is a plain surface. */
  title?: string | undefined;
  /** The place of the title in the outline of the page. */
  headingLevel?: HeadingLevel | undefined;
  /** One quiet action beside the title. */
  action?: ReactNode;
  /** The footer, set apart by a line. */
  footer?: ReactNode;
  tone?: 'plain' | 'sunken' | undefined;
  children: ReactNode;
}

/** A surface for things that belong together. With a title it is a named region of the page. */
export function Card({
  title,
  headingLevel = 2,
  action,
  footer,
  tone = 'plain',
  children,
}: CardProps): ReactElement {
  const titleId = useId();
  const content = (
    <>
      {title !== undefined && (
        <div className={styles.head}>
          <Heading level={headingLevel} size="large" id={titleId}>
            {title}
          </Heading>
          {action}
        </div>
      )}
      {children}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </>
  );
  const className = `${styles.card} ${styles[tone]}`;
  if (title === undefined) return <div className={className}>{content}</div>;
  return (
    <section className={className} aria-labelledby={titleId}>
      {content}
    </section>
  );
}

import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Heading } from '../text/index.ts';
import styles from './Card.module.css';

export interface CardProps {
  /** Names the card; without it the card is a plain surface. */
  title?: string | undefined;
  /** The footer, set apart by a line. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A surface for things that belong together. With a title it is a named region of the page. */
export function Card({ title, footer, children }: CardProps): ReactElement {
  const titleId = useId();
  const content = (
    <>
      {title !== undefined && (
        <Heading level={2} size="large" id={titleId}>
          {title}
        </Heading>
      )}
      {children}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </>
  );
  if (title === undefined) return <div className={styles.card}>{content}</div>;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      {content}
    </section>
  );
}

import type { ReactElement, ReactNode } from 'react';
import { Heading } from '../../text/index.ts';
import styles from './Sample.module.css';

interface SampleProps {
  name: string;
  children: ReactNode;
}

/** One component with its name above it. */
export function Sample({ name, children }: SampleProps): ReactElement {
  return (
    <section className={styles.sample}>
      <Heading level={2} size="body">
        {name}
      </Heading>
      {children}
    </section>
  );
}

/** A page of samples. */
export function SamplePage({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <main className={styles.page}>
      <Heading level={1}>{title}</Heading>
      <div className={styles.samples}>{children}</div>
    </main>
  );
}

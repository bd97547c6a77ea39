import type { ReactElement, ReactNode } from 'react';
import { Heading, Text } from '../../text/index.ts';
import styles from './Page.module.css';

export interface PageHeadingProps {
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
}

/** The title of a page; it takes the focus after navigation. */
export function PageHeading({ title, lead }: PageHeadingProps): ReactElement {
  return (
    <div className={styles.heading}>
      <Heading level={1} isFocusTarget>
        {title}
      </Heading>
      {lead !== undefined && <Text tone="muted">{lead}</Text>}
    </div>
  );
}

import type { ReactElement, ReactNode, Ref } from 'react';
import { Heading, Text } from '../../text/index.ts';
import styles from './Page.module.css';

export interface PageHeadingProps {
  title: string;
  /** Takes the focus after navigation. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** A quiet action at the end of the line. */
  action?: ReactNode;
}

/** The title of a page. */
export function PageHeading({ title, titleRef, lead, action }: PageHeadingProps): ReactElement {
  return (
    <div className={styles.heading}>
      <div className={styles.words}>
        <Heading level={1} isFocusTarget ref={titleRef}>
          {title}
        </Heading>
        {lead !== undefined && <Text tone="muted">{lead}</Text>}
      </div>
      {action}
    </div>
  );
}

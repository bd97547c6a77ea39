import type { ReactElement, ReactNode } from 'react';
import styles from './TextButton.module.css';

export interface TextButtonProps {
  children: ReactNode;
  onPress: () => void;
  /** `inline` is part of a line of text; `standalone` is 44 px tall. */
  kind?: 'inline' | 'standalone' | undefined;
  isExpanded?: boolean | undefined;
}

/** An action that looks like a link, because it is beside links and weighs as little as they do. */
export function TextButton({
  children,
  onPress,
  kind = 'standalone',
  isExpanded,
}: TextButtonProps): ReactElement {
  return (
    <button className={styles[kind]} type="button" onClick={onPress} aria-expanded={isExpanded}>
      {children}
    </button>
  );
}

import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './TextButton.module.css';

export interface TextButtonProps {
  children: ReactNode;
  onPress: () => void;
  /** `inline` is part of a line of text; `standalone` is 44 px tall. */
  kind?: 'inline' | 'standalone' | undefined;
  isExpanded?: boolean | undefined;
  /** Work is in progress: the button keeps the focus and ignores presses. */
  isPending?: boolean | undefined;
  /** The `id` of what it is about: its words follow those of the button, and tell equal buttons apart. */
  subjectId?: string | undefined;
}

/** An action that looks like a link, because it is beside links and weighs as little as they do. */
export function TextButton({
  children,
  onPress,
  kind = 'standalone',
  isExpanded,
  isPending = false,
  subjectId,
}: TextButtonProps): ReactElement {
  const id = useId();
  return (
    <button
      id={subjectId === undefined ? undefined : id}
      className={styles[kind]}
      type="button"
      onClick={isPending ? undefined : onPress}
      aria-disabled={isPending || undefined}
      aria-expanded={isExpanded}
      aria-labelledby={subjectId === undefined ? undefined : `${id} ${subjectId}`}
    >
      {children}
    </button>
  );
}

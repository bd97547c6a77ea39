import type { ReactElement, ReactNode } from 'react';
import { useAnnouncement } from '../announcer/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './Skeleton.module.css';

/** The sizes of the pieces that they stand for. */
export type SkeletonShape = 'small' | 'text' | 'title' | 'display' | 'control' | 'row' | 'card' | 'icon';
export type SkeletonWidth = 'full' | 'long' | 'half' | 'short';

export interface SkeletonProps {
  shape?: SkeletonShape | undefined;
  width?: SkeletonWidth | undefined;
  /** False: its place is kept, so neither what stands below nor a screen that comes with the page waits for it. */
  isAwaited?: boolean | undefined;
}

/** A grey shape in the final size of what is loading, so that nothing jumps when it arrives. */
export function Skeleton({ shape = 'text', width = 'full', isAwaited = true }: SkeletonProps): ReactElement {
  return (
    <span
      className={`${styles.skeleton} ${styles[shape]} ${styles[width]}`}
      aria-hidden="true"
      data-waiting={isAwaited || undefined}
    />
  );
}

export interface SkeletonGroupProps {
  /** Read in place of the shapes, such as "Loading your orders", and said once if it takes a while. */
  label: string;
  /**
   * Content beside and below it shows only once it is replaced, so that nothing moves. `briefly`: after a second the
   * content shows in any case, since loading may be slow.
   */
  holdsBack?: boolean | 'briefly' | undefined;
  children: ReactNode;
}

/** Skeletons that stand for one thing, with one name for all of them. */
export function SkeletonGroup({ label, holdsBack = false, children }: SkeletonGroupProps): ReactElement {
  useAnnouncement(label, 'polite', 1_000);
  return (
    <div className={styles.group} data-holds-back={holdsBack === true ? 'wholly' : holdsBack || undefined}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

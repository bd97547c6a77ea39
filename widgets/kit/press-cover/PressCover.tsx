import type { ReactNode } from 'react';
import styles from './PressCover.module.css';

/**
 * Takes the presses of fingers and mice for a moment from when it appears (`--press-pause`). The second half of a double
 * press would otherwise meet what has come to that place: the next step's button, and send what nobody has reviewed; the
 * next thing of a list, and delete it, too. Keys are not held back: a new step gives the focus to its heading.
 */
export function PressCover(): ReactNode {
  return <div className={styles.cover} data-press-cover="" aria-hidden="true" />;
}

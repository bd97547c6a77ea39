import styles from './buttonLook.module.css';

/** One primary action a screen; `secondary` and `quiet` for the rest; `danger` takes something away. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The class names that make an element look like a button, for buttons and for links that look like one. */
export function buttonLook(kind: ButtonKind): string {
  return [styles.button, styles[kind]].join(' ');
}

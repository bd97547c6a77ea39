import styles from './buttonLook.module.css';

/** One primary action a screen; `secondary` and `quiet` for the rest; `danger` takes something away. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

/** `adaptive` fills the line on phones, `full` always, `content` never. */
export type ButtonWidth = 'adaptive' | 'full' | 'content';

/** The class names that make an element look like a button, for buttons and for links that look like one. */
export function buttonLook(kind: ButtonKind, width: ButtonWidth): string {
  return [styles.button, styles[kind], styles[width]].join(' ');
}

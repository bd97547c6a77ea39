import type { ReactElement, ReactNode } from 'react';
import { Anchor } from '../../anchor/index.ts';
import styles from './HeaderAction.module.css';

export type HeaderActionProps = {
  label: string;
  /** A decorative `Icon`. */
  icon?: ReactNode;
  /** For a link that opens a new window: the words about that, after the label. */
  newWindow?: string | undefined;
} & ({ href: string } | { onPress: () => void });

/** One action of the header: a link when it has an address, otherwise a button. */
export function HeaderAction(props: HeaderActionProps): ReactElement {
  const { label, icon, newWindow } = props;
  const face = (
    <>
      {icon}
      <span className={styles.label} data-always={icon === undefined}>
        {label}
      </span>
    </>
  );
  if ('href' in props) {
    return (
      <Anchor className={styles.action} href={props.href} newWindow={newWindow}>
        {face}
      </Anchor>
    );
  }
  return (
    <button className={styles.action} type="button" onClick={props.onPress}>
      {face}
    </button>
  );
}

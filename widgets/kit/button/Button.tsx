import type { ReactElement, ReactNode, Ref } from 'react';
import { Button as PressButton } from 'react-aria-components/Button';
import { buttonLook } from '../button-look/index.ts';
import type { ButtonKind } from '../button-look/index.ts';
import { Spinner } from '../spinner/index.ts';
import styles from './Button.module.css';

export interface ButtonProps {
  /** What will happen: "Send the order", not "Submit". */
  children: ReactNode;
  onPress?: (() => void) | undefined;
  kind?: ButtonKind | undefined;
  /**
   * Work is in progress: the button keeps the focus, gets no smaller, ignores presses, and is called `pendingLabel`.
   * React Aria's own does the same, and besides announces the button by its id for
   * seven seconds, in which the button is gone as often as not: the page announces the wait itself.
   */
  isPending?: boolean | undefined;
  /** The text while it runs, such as "Processing". */
  pendingLabel?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const nothing = (): void => undefined;

/** A button. One primary button a screen. */
export function Button({
  children,
  onPress = nothing,
  kind = 'primary',
  isPending = false,
  pendingLabel,
  ref = null,
}: ButtonProps): ReactElement {
  return (
    <PressButton
      ref={ref}
      className={buttonLook(kind)}
      onPress={isPending ? nothing : onPress}
      aria-disabled={isPending}
      data-pending={isPending || undefined}
    >
      <span className={styles.faces}>
        <span className={styles.face} data-shown={!isPending}>
          {children}
        </span>
        {isPending && (
          <span className={styles.face} data-shown="true">
            <Spinner />
            {pendingLabel ?? children}
          </span>
        )}
      </span>
    </PressButton>
  );
}

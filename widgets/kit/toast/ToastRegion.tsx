/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- the region itself does nothing: it only waits while it is read */
import { x } from '../../generated/glyphs/x.ts';
import { useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { stateIcon } from '../notice/index.ts';
import styles from './ToastRegion.module.css';
import type { Toast, ToastQueue } from './toastQueue.ts';

export interface ToastRegionProps {
  queue: ToastQueue;
  /** Names the region, such as "Messages". */
  label: string;
  /** Names the cross of each toast, such as "Dismiss". */
  dismissLabel: string;
}

/**
 * Short messages at the foot of the screen, read out politely. They wait while the pointer or the focus is on them. Mount
 * it once and keep it mounted: a live region that appears together with its text is not read.
 */
export function ToastRegion({ queue, label, dismissLabel }: ToastRegionProps): ReactElement {
  const toasts = useSyncExternalStore(queue.subscribe, queue.read);
  return (
    <section
      className={styles.region}
      aria-label={label}
      aria-live="polite"
      onPointerEnter={queue.pause}
      onPointerLeave={queue.resume}
      onFocus={queue.pause}
      onBlur={queue.resume}
    >
      {toasts.map((toast) => (
        <ToastCard
          key={toast.key}
          toast={toast}
          dismissLabel={dismissLabel}
          onDismiss={() => queue.dismiss(toast.key)}
        />
      ))}
    </section>
  );
}

interface ToastCardProps {
  toast: Toast;
  dismissLabel: string;
  onDismiss: () => void;
}

function ToastCard({ toast, dismissLabel, onDismiss }: ToastCardProps): ReactElement {
  return (
    <div className={styles.toast}>
      <span className={`${styles.icon} ${styles[toast.state]}`}>
        <Icon glyph={stateIcon[toast.state]} />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{toast.title}</p>
        {toast.detail !== undefined && <p>{toast.detail}</p>}
      </div>
      <IconButton label={dismissLabel} icon={<Icon glyph={x} />} onPress={onDismiss} />
    </div>
  );
}

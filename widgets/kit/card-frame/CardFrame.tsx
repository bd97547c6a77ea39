/* oxlint-disable react/iframe-missing-sandbox -- the frame needs scripts and its own origin, from which it calls the card
   service; since that is another site than this page, it cannot lift its own sandbox as a page of ours could */
import { useImperativeHandle, useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import styles from './CardFrame.module.css';
import type { CardFrameConfiguration, CardFrameField, CardFrameMode, CardFrameOutcome } from './protocol.ts';
import { useCardFrameLink } from './useCardFrameLink.ts';

/** The functions that the holder of the frame can call. */
export interface CardFrameHandle {
  /** Validates, sends and answers; never rejects. */
  submit: () => Promise<CardFrameOutcome>;
  /** Moves the focus into the frame, for the error summary. */
  focus: (field: CardFrameField) => void;
  /** Empties the form. */
  clear: () => void;
}

export interface CardFrameProps {
  ref?: Ref<CardFrameHandle> | undefined;
  /** The frame's origin, such as `http://127.0.0.1:4001`; another site than this page. */
  origin: string;
  /** Name of the frame for screen readers. */
  title: string;
  mode: CardFrameMode;
  /** Undefined while its ticket is on its way: the frame loads meanwhile. */
  configuration: Omit<CardFrameConfiguration, 'mode'> | undefined;
  /** Read out while the frame loads. */
  loadingLabel: string;
  /** Shown when the frame does not come: what it means, and what one can do. */
  failure: ReactNode;
  /** Milliseconds within which the frame must be there. */
  timeLimit: number;
  /** Milliseconds within which it must answer `submit`; longer than its own call may take. */
  answerTimeLimit: number;
  /** Enter was pressed in the frame: do what the primary button does. */
  onSubmitRequested: () => void;
}

/**
 * The form for a card, a bank account or a security code, in a frame of another site. What is typed there never enters
 * this page: it answers with a token or a proof. To try again after a failure, mount it anew under another `key`.
 */
export function CardFrame({
  ref,
  origin,
  title,
  mode,
  configuration,
  loadingLabel,
  failure,
  timeLimit,
  answerTimeLimit,
  onSubmitRequested,
}: CardFrameProps): ReactElement {
  const { frame, link, state, height } = useCardFrameLink({
    origin,
    timeLimit,
    configuration: configuration === undefined ? undefined : { ...configuration, mode },
    onSubmitRequested,
  });
  useImperativeHandle(
    ref,
    () => ({
      submit: () => link.current?.submit(answerTimeLimit) ?? Promise.resolve({ kind: 'failed' }),
      focus: (field) => {
        frame.current?.focus();
        link.current?.focus(field);
      },
      clear: () => link.current?.clear(),
    }),
    [frame, link, answerTimeLimit],
  );

  // A frame that comes with the page would speak before anybody listens.
  const isLive = useSyncExternalStore(unchanging, yes, no);
  const isShown = state === 'ready' && height !== undefined && configuration !== undefined;
  if (state === 'silent') return <>{failure}</>;
  return (
    <div className={styles.place} data-mode={mode} data-shown={isShown}>
      {!isShown && (
        <div className={styles.skeleton}>
          <SkeletonGroup label={loadingLabel}>
            <SkeletonFields mode={mode} />
          </SkeletonGroup>
        </div>
      )}
      {isLive && (
        <iframe
          ref={frame}
          className={styles.frame}
          src={`${origin}/frame`}
          title={title}
          height={height ?? 0}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-forms"
        />
      )}
    </div>
  );
}

const unchanging = () => () => undefined;
const yes = () => true;
const no = () => false;

const fieldCount: Readonly<Record<CardFrameMode, number>> = {
  card: 4,
  'bank-account': 4,
  'bank-sign-in': 2,
  'security-code': 1,
  'edit-card': 4,
};

function SkeletonFields({ mode }: { mode: CardFrameMode }): ReactElement {
  const fields = Array.from({ length: fieldCount[mode] }, (_, index) => index);
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <div key={field} className={styles.field}>
          <Skeleton width="short" isAwaited={false} />
          <Skeleton shape="control" isAwaited={false} width={mode === 'security-code' ? 'half' : 'full'} />
        </div>
      ))}
    </div>
  );
}

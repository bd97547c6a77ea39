import { useState, type ReactElement, type ReactNode } from 'react';
import { PressCover } from '../../press-cover/index.ts';
import { Heading } from '../../text/index.ts';
import { PlaceAboveTitle } from './AboveTitle.tsx';
import styles from './FocusedFlow.module.css';

export interface FocusedFlowProps {
  /** `Steps`. */
  progress?: ReactNode;
  title: string;
  /** An `ErrorSummary` or a `Notice`, above the title. */
  alert?: ReactNode;
  /** The summary of the choices so far; beside the form on wide screens. */
  summary?: ReactNode;
  /** The same in one line, above the actions on phones. */
  summaryLine?: ReactNode;
  /** The primary button; it stays in reach at the foot of a phone. */
  action: ReactNode;
  /** The quiet ways out, such as the one back; they scroll with the page. */
  otherActions?: ReactNode;
  /** Enter was pressed in a field: do what the primary button does. */
  onSubmit?: (() => void) | undefined;
  children: ReactNode;
}

/** One step of a flow: one thing a page, at a narrow measure, with the sum in sight while paying. */
export function FocusedFlow({
  progress,
  title,
  alert,
  summary,
  summaryLine,
  action,
  otherActions,
  onSubmit,
  children,
}: FocusedFlowProps): ReactElement {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.flow} data-has-summary={summary !== undefined}>
      <div className={styles.main}>
        {progress}
        {alert}
        <div ref={setPlace} className={styles.place} />
        <Heading level={1} isFocusTarget>
          {title}
        </Heading>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit?.();
          }}
        >
          <PlaceAboveTitle value={place}>{children}</PlaceAboveTitle>
          {/* Without one, browsers hear Enter only in forms of a single field. */}
          <input type="submit" hidden />
        </form>
        <div className={styles.end}>
          {(action ?? summaryLine) !== undefined && (
            <div className={styles.foot}>
              {summaryLine !== undefined && <div className={styles.line}>{summaryLine}</div>}
              {action}
            </div>
          )}
          {otherActions}
        </div>
      </div>
      {summary !== undefined && <aside className={styles.aside}>{summary}</aside>}
      <PressCover />
    </div>
  );
}

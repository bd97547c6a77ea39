import { useEffect, useState, type ReactNode } from 'react';
import { manifestOf, type Control, type PlacedWidget } from '../../../core/manifest/index.ts';
import { useControls } from '../hook/useControls.ts';
import { useScreen } from '../hook/useScreen.ts';
import { useSentences, useText } from '../hook/useCopy.ts';
import { useDocumentTitle } from '../hook/useDocumentTitle.ts';
import { RecordUnavailable } from '../../facts/index.ts';
import { type Portal, usePortal } from '../../portal/index.ts';
import { CatalogueError } from './CatalogueError.tsx';
import { useFailedNeighbours } from './useFailedNeighbours.ts';

/** Thrown by a failed essential widget: the page shows the error instead of itself. */
export class EssentialWidgetFailed extends Error {
  readonly placed: PlacedWidget;
  /** Loads again what the widget needs. */
  readonly retry: () => void;

  constructor({ placed, retry, cause }: Omit<FailureProps, 'list'>) {
    super(`The essential widget ${placed.widget} failed.`, { cause });
    this.placed = placed;
    this.retry = retry;
  }
}

interface FailureProps {
  placed: PlacedWidget;
  /** Where it stands. */
  list: readonly PlacedWidget[];
  retry: () => void;
  /** The error, if the widget itself threw it. */
  cause?: unknown;
}

/**
 * Replaces a failed widget by its error of the catalogue, or a general one, if none of its neighbours says that already.
 * An optional widget is left out.
 */
export function Failure({ list, ...failure }: FailureProps): ReactNode {
  const { placed, retry, cause } = failure;
  if (placed.criticality === 'optional') return undefined;
  if (placed.criticality === 'essential') throw new EssentialWidgetFailed(failure);
  const error = cause instanceof RecordUnavailable ? cause.error : undefined;
  return <FailureInPlace list={list} error={error ?? placed.ifFailed} retry={retry} />;
}

interface FailureInPlaceProps extends Pick<FailureProps, 'list' | 'retry'> {
  error: string | undefined;
}

function FailureInPlace({ list, error, retry }: FailureInPlaceProps): ReactNode {
  const retryAll = useFailedNeighbours(list, error, retry);
  return retryAll && <FailureMessage of="widget" error={error} retry={retryAll} />;
}

interface FailureMessageProps {
  of: 'page' | 'widget';
  error: string | undefined;
  /** The further effect of a retry: failed parts are reset by themselves. Undefined: it would change nothing. */
  retry: (() => void) | undefined;
  /** Ways out instead of the error's own links, if a retry does not help: the first that may show is shown. */
  exits?: readonly Control[] | undefined;
}

/**
 * An error of the catalogue in the place of what failed, with a retry and the first of its own links. One that is
 * presented as a dialog shows over the page first, until it is acknowledged; never over the error with which the customer
 * was led here, but after it. A repeated failure without a retry shows no dialog again: it would interrupt a customer who
 * has gone on.
 */
export function FailureMessage({ of, error: id, retry, exits }: FailureMessageProps): ReactNode {
  const portal = usePortal();
  const { site, presentation, services, tryAgain } = portal;
  const text = useText();
  const another = useScreen((screen) => screen.error);
  const arrivals = useScreen((screen) => screen.arrivals);
  const acknowledged = acknowledgedOn(portal, arrivals);
  const [isSaid, setSaid] = useState(id !== undefined && acknowledged.has(id));
  const error = manifestOf(site.manifests, 'error', id);
  const [title, words] = useSentences([error?.title, error?.text]);
  useDocumentTitle(of === 'page' ? (error?.title ?? 'essential:failure.title') : undefined);
  const isInPlace = error?.presentation === 'inline';
  const again = (): void => {
    tryAgain();
    retry?.();
  };
  const retryByHand = (): void => {
    if (id !== undefined) acknowledged.delete(id);
    again();
  };
  // A part that failed without a network is loaded again when the network is back.
  useEffect(() => services.whenBack(again));
  const [exit] = useControls(exits ?? (isInPlace ? (error.actions ?? []) : []));
  return (
    <>
      <presentation.Failure
        of={of}
        title={title ?? text('essential:failure.title')}
        text={words ?? text('essential:failure.text')}
        retryLabel={text('essential:retry')}
        retry={retry && retryByHand}
        exit={exit}
      />
      {id !== undefined && error?.presentation === 'dialog' && !isSaid && another === undefined && (
        <CatalogueError
          id={id}
          retry={retryByHand}
          onAcknowledge={() => {
            acknowledged.add(id);
            setSaid(true);
          }}
        />
      )}
    </>
  );
}

const visits = new WeakMap<Portal, { visit: number; acknowledged: Set<string> }>();

/** Errors that were acknowledged since the customer came to this page. */
function acknowledgedOn(portal: Portal, visit: number): Set<string> {
  const known = visits.get(portal);
  if (known?.visit === visit) return known.acknowledged;
  const acknowledged = new Set<string>();
  visits.set(portal, { visit, acknowledged });
  return acknowledged;
}

import { memo, Suspense, type ReactNode } from 'react';
import type { PlacedWidget } from '../../../core/manifest/index.ts';
import { RecordUnavailable, stableSlots } from '../../facts/index.ts';
import { slotsOfFacts, useDecision, useSourceState } from '../hook/useFacts.ts';
import type { Slots, Widget } from '../../ports/index.ts';
import { type Portal, usePortal } from '../../portal/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Failure } from './Failure.tsx';
import { Loading } from './Loading.tsx';
import { showsNow, useWidget } from './useWidget.ts';

/**
 * Widgets in their order. Each renders again when its own facts change, not when its page does. Each waits for its own
 * code and facts; a widget that suspends without a boundary of its own hides the list.
 */
export const WidgetList = memo(({ widgets }: { widgets: readonly PlacedWidget[] }): ReactNode => {
  const portal = usePortal();
  if (widgets.length === 0) return undefined;
  return (
    <Suspense fallback={<Loading />}>
      {widgets.map((placed, index) => {
        const key = `${placed.widget}-${index}`;
        if (placed.when || placed.needs) return <ConditionalSlot key={key} placed={placed} list={widgets} />;
        const here = { placed, list: widgets, slots: nothing };
        return contained(portal, here, widgetHere(portal, placed), key);
      })}
    </Suspense>
  );
});

const nothing: readonly number[] = [];

/** A placed widget, and the list where it stands. */
interface InList {
  placed: PlacedWidget;
  list: readonly PlacedWidget[];
}

/**
 * A widget that shows when its condition holds and its needs are known: nothing or a skeleton until then, its error if
 * they cannot be loaded.
 */
function ConditionalSlot({ placed, list }: InList): ReactNode {
  const portal = usePortal();
  const { site } = portal;
  const needs = slotsOfFacts(portal, placed.needs ?? []);
  const slots = stableSlots([...site.conditions.slotsOf(placed.when), ...needs]);
  const shows = useDecision(slots, () => showsNow(portal, placed));
  if (shows === false) return undefined;
  const here = { placed, list, slots };
  const isKnown = shows !== undefined;
  const content = isKnown ? (
    widgetHere(portal, placed)
  ) : (
    <UnknownYet placed={placed} list={list} slots={slots} />
  );
  return contained(portal, here, content);
}

interface Contained extends InList {
  /** Facts of its condition and needs, which a retry loads again. */
  slots: readonly number[];
}

/**
 * A widget inside of its error boundary, or its error. It does not take the page with it unless the manifest calls it
 * essential.
 */
function contained(
  { ports, sources, onTryAgain }: Portal,
  { placed, list, slots }: Contained,
  content: ReactNode,
  key?: string,
): ReactNode {
  const again = (cause: unknown) => () => {
    sources.retry(slots);
    if (cause instanceof RecordUnavailable) cause.retry();
  };
  return (
    <ErrorBoundary
      key={key}
      onTryAgain={onTryAgain}
      onError={(error) => ports.report({ what: 'widget-failed', detail: { widget: placed.widget, error } })}
      fallback={(cause) => <Failure placed={placed} list={list} retry={again(cause)} cause={cause} />}
    >
      {content}
    </ErrorBoundary>
  );
}

/** Replaces a widget of which it is unknown whether it shows. */
function UnknownYet({ placed, list, slots }: Contained): ReactNode {
  const { sources } = usePortal();
  const state = useSourceState(slots);
  if (state === 'failed') return <Failure placed={placed} list={list} retry={() => sources.retry(slots)} />;
  return placed.whileUnknown !== 'hide' && <Loading />;
}

/** A widget of the first load renders directly; any other shows `Loading` until its code is there. */
function widgetHere({ registry }: Portal, placed: PlacedWidget): ReactNode {
  const registered = registry.widget(placed.widget);
  const isAtHand = registered !== undefined && 'widget' in registered;
  return isAtHand ? asPlaced(registered.widget, placed) : <LoadedWidget placed={placed} />;
}

function LoadedWidget({ placed }: { placed: PlacedWidget }): ReactNode {
  const loaded = useWidget(placed.widget);
  return loaded ? asPlaced(loaded, placed) : <Loading />;
}

function asPlaced(Placed: Widget, { settings = none, slots }: PlacedWidget): ReactNode {
  return <Placed settings={settings as never} slots={slots ? slotsOf(slots) : none} />;
}

const none = {};

function slotsOf(slots: NonNullable<PlacedWidget['slots']>): Slots {
  return Object.fromEntries(
    Object.entries(slots).map(([name, widgets]) => [name, <WidgetList key={name} widgets={widgets} />]),
  );
}

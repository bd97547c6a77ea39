import { memo, Suspense, useState, type ReactNode } from 'react';
import { createAsker } from '../../core/decision/index.ts';
import type { PlacedWidget } from '../../core/manifest/index.ts';
import { decideWidget } from '../../core/page/index.ts';
import { slotList } from '../fact/index.ts';
import { slotsOfFacts, useSlots, useSourceState } from '../hook/index.ts';
import { useLoaded } from '../load/index.ts';
import type { Slots, Widget } from '../pack/index.ts';
import { usePortal } from '../portal/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Failure } from './Failure.tsx';
import { Loading } from './Loading.tsx';
import { widgetOf } from './useWidget.ts';

/**
 * Widgets in their order. Each renders again when something changes that it asks about, not when its page does. Code
 * and facts are waited for one by one; a widget that suspends on its own and does not catch that itself hides the list.
 */
export const WidgetList = memo(({ widgets }: { widgets: readonly PlacedWidget[] }): ReactNode => {
  if (widgets.length === 0) return undefined;
  return (
    <Suspense fallback={<Loading />}>
      {widgets.map((placed, index) => {
        const Slot = placed.when || placed.needs ? AskingSlot : WidgetSlot;
        return <Slot key={`${placed.widget}-${index}`} placed={placed} />;
      })}
    </Suspense>
  );
});

/**
 * A widget that is shown when its condition holds and what it needs is known: nothing or a skeleton until then, its
 * error when that cannot be had.
 */
function AskingSlot({ placed }: { placed: PlacedWidget }): ReactNode {
  const portal = usePortal();
  const { site, store } = portal;
  const needs = slotsOfFacts(portal, placed.needs ?? []);
  const slots = slotList([...site.conditions.slotsOf(placed.when), ...needs]);
  const shows = useSlots(slots, () => decideWidget(createAsker(site, store.world()), placed, nowhere).shows);
  if (shows === false) return undefined;
  return <WidgetSlot placed={placed} slots={slots} isUnknown={shows === undefined} />;
}

/** Nobody reads where a condition stands that is only answered. */
const nowhere = { kind: 'page', id: '', pointer: '', subject: '' } as const;

interface WidgetSlotProps {
  placed: PlacedWidget;
  /** What its condition asks and what it needs. */
  slots?: readonly number[];
  /** Whether that is not known yet. */
  isUnknown?: boolean;
}

/**
 * A widget where a manifest has placed it, or its error when it fails. It never takes the page with it unless the
 * manifest says that it is essential.
 */
function WidgetSlot({ placed, slots = nothing, isUnknown = false }: WidgetSlotProps): ReactNode {
  const portal = usePortal();
  const onError = (error: unknown): void =>
    portal.ports.report({ what: 'widget-failed', detail: { widget: placed.widget, error } });
  const again = (reset: () => void) => () => {
    portal.forgetFailures();
    portal.sources.retry(slots);
    reset();
  };
  return (
    <ErrorBoundary
      onError={onError}
      fallback={(reset, cause) => <Failure placed={placed} retry={again(reset)} cause={cause} />}
    >
      {isUnknown ? <UnknownYet placed={placed} slots={slots} /> : <WidgetHere placed={placed} />}
    </ErrorBoundary>
  );
}

const nothing: readonly number[] = [];

/** In the place of a widget of which it is not known whether it shows. */
function UnknownYet({ placed, slots }: { placed: PlacedWidget; slots: readonly number[] }): ReactNode {
  const { sources } = usePortal();
  const state = useSourceState(slots);
  if (state === 'failed') return <Failure placed={placed} retry={() => sources.retry(slots)} />;
  return placed.whileUnknown !== 'hide' && <Loading />;
}

/** Whether its code was at hand is asked once: what has come stays as it is. */
function WidgetHere({ placed }: { placed: PlacedWidget }): ReactNode {
  const portal = usePortal();
  const [wanted] = useState(() => ({ code: widgetOf(portal, placed.widget) }));
  if (wanted.code instanceof Promise) return <ComingWidget placed={placed} code={wanted.code} />;
  return elementOf(wanted.code, placed);
}

function ComingWidget({ placed, code }: { placed: PlacedWidget; code: Promise<Widget> }): ReactNode {
  const Widget = useLoaded(code);
  return Widget ? elementOf(Widget, placed) : <Loading />;
}

function elementOf(Widget: Widget, { settings = none, slots }: PlacedWidget): ReactNode {
  return <Widget settings={settings as never} slots={slots ? slotsOf(slots) : none} />;
}

const none = {};

function slotsOf(slots: NonNullable<PlacedWidget['slots']>): Slots {
  return Object.fromEntries(
    Object.entries(slots).map(([name, widgets]) => [name, <WidgetList key={name} widgets={widgets} />]),
  );
}

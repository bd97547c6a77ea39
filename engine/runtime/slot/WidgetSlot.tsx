import { memo, Suspense, type ReactNode } from 'react';
import type { PlacedWidget } from '../../core/manifest/index.ts';
import { slotList } from '../fact/index.ts';
import { slotsOfFacts, useSlots, useSourceState } from '../hook/index.ts';
import type { Slots } from '../pack/index.ts';
import { usePortal } from '../portal/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Failure } from './Failure.tsx';
import { Loading } from './Loading.tsx';
import { useWidget } from './useWidget.ts';

/** Widgets in their order. Each renders again when something changes that it asks about, not when its page does. */
export const WidgetList = memo(({ widgets }: { widgets: readonly PlacedWidget[] }): ReactNode =>
  widgets.map((placed, index) => <WidgetSlot key={`${placed.widget}-${index}`} placed={placed} />),
);

/**
 * A widget where a manifest has placed it: shown when its condition holds and what it needs is known, a skeleton
 * until then, its error when it fails. It never takes the page with it unless the manifest says that it is essential.
 */
function WidgetSlot({ placed }: { placed: PlacedWidget }): ReactNode {
  const portal = usePortal();
  const { site, store, sources, ports } = portal;
  const needs = slotsOfFacts(portal, placed.needs ?? []);
  const slots = slotList([...site.conditions.slotsOf(placed.when), ...needs]);
  const holds = useSlots(slots, () => {
    const value = site.conditions.compile(placed.when)(store.world());
    return value === true && needs.some((slot) => store.world()[slot] === undefined) ? undefined : value;
  });
  const onError = (error: unknown): void =>
    ports.report({ what: 'widget-failed', detail: { widget: placed.widget, error } });
  const again = (reset: () => void) => () => {
    portal.forgetFailures();
    sources.retry(slots);
    reset();
  };
  if (holds === false) return undefined;
  return (
    <ErrorBoundary
      onError={onError}
      fallback={(reset, cause) => <Failure placed={placed} retry={again(reset)} cause={cause} />}
    >
      {holds === true && (
        <Suspense fallback={<Loading />}>
          <LoadedWidget placed={placed} />
        </Suspense>
      )}
      {holds === undefined && <UnknownYet placed={placed} slots={slots} />}
    </ErrorBoundary>
  );
}

/** In the place of a widget of which it is not known whether it shows. */
function UnknownYet({ placed, slots }: { placed: PlacedWidget; slots: readonly number[] }): ReactNode {
  const { sources } = usePortal();
  const state = useSourceState(slots);
  if (state === 'failed') return <Failure placed={placed} retry={() => sources.retry(slots)} />;
  return placed.whileUnknown !== 'hide' && <Loading />;
}

function LoadedWidget({ placed }: { placed: PlacedWidget }): ReactNode {
  const Widget = useWidget(placed.widget);
  if (!Widget) return <Loading />;
  return <Widget settings={(placed.settings ?? {}) as never} slots={slotsOf(placed)} />;
}

function slotsOf({ slots = {} }: PlacedWidget): Slots {
  return Object.fromEntries(
    Object.entries(slots).map(([name, widgets]) => [name, <WidgetList key={name} widgets={widgets} />]),
  );
}

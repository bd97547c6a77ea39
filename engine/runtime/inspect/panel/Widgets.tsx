import type { ReactNode } from 'react';
import type { ExplainedPlace, ExplainedWidget } from '../../../core/explanation/index.ts';
import { OneReason, ReasonList } from './ReasonList.tsx';

/** The widgets of the page and around it: which show, which do not, and why. */
export function Widgets({ places }: { places: readonly ExplainedPlace[] }): ReactNode {
  return places.map(({ title, reason, widgets }) => (
    <section key={title}>
      <h3>{title}</h3>
      {reason && <ReasonList reasons={[reason]} />}
      <WidgetTree widgets={widgets} />
    </section>
  ));
}

function WidgetTree({ widgets }: { widgets: readonly ExplainedWidget[] }): ReactNode {
  if (widgets.length === 0) return undefined;
  return (
    <ul className="reasons">
      {widgets.map(({ pointer, reason, missing, inside }) => (
        <li key={pointer}>
          {reason && <OneReason reason={reason} />}
          {missing.length > 0 && <p className="found">waits for {missing.join(', ')}</p>}
          <WidgetTree widgets={inside} />
        </li>
      ))}
    </ul>
  );
}

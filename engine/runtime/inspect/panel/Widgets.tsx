import type { ReactNode } from 'react';
import type { ExplainedPlace, ExplainedWidget } from '../../../core/explanation/index.ts';
import type { Site } from '../../../core/site/index.ts';
import { withoutPrivate } from '../personal.ts';
import { OneReason, ReasonList } from './ReasonList.tsx';

/** What the part is given. */
export interface WidgetsProps {
  site: Site;
  places: readonly ExplainedPlace[];
}

/** The widgets of the page and around it: which show, which do not, and why. */
export function Widgets({ site, places }: WidgetsProps): ReactNode {
  return places.map(({ title, reason, widgets }) => (
    <section key={title}>
      <h3>{title}</h3>
      {reason && <ReasonList site={site} reasons={[reason]} />}
      <WidgetTree site={site} widgets={widgets} />
    </section>
  ));
}

function WidgetTree({ site, widgets }: { site: Site; widgets: readonly ExplainedWidget[] }): ReactNode {
  if (widgets.length === 0) return undefined;
  return (
    <ul className="reasons">
      {widgets.map(({ pointer, reason, missing, inside }) => (
        <li key={pointer}>
          {withoutPrivate(site, reason ? [reason] : []).map((each) => (
            <OneReason key={each.subject} reason={each} />
          ))}
          {missing.length > 0 && <p className="found">waits for {missing.join(', ')}</p>}
          <WidgetTree site={site} widgets={inside} />
        </li>
      ))}
    </ul>
  );
}

import { createTracingEvaluator, type Reason } from '../decision/index.ts';
import type { Assignment } from '../fact/index.ts';
import { pointerKeys } from '../json/index.ts';
import { manifestPath } from '../manifest/index.ts';
import { decideFrame, decideWidgets, type DecidedWidget, type WidgetPlace } from '../page/index.ts';
import type { Site } from '../site/index.ts';

/** A part of the screen, and the widgets that a manifest has placed there. */
export interface ExplainedPlace {
  /** For people: "page garden", "header plain, start". */
  title: string;
  /** Whether the place itself shows: regions have a condition of their own. */
  reason?: Reason;
  widgets: readonly ExplainedWidget[];
}

/** A widget in its place: whether it shows, and why. */
export interface ExplainedWidget extends DecidedWidget {
  reason: Reason | undefined;
  inside: readonly ExplainedWidget[];
}

/** Every place of a screen: the content, the header, and the regions of the flow, also those that do not show. */
export function explainPlaces(
  site: Site,
  assignment: Assignment,
  route: string,
  content: readonly WidgetPlace[],
): readonly ExplainedPlace[] {
  const evaluator = createTracingEvaluator(site, assignment);
  const explained = (place: WidgetPlace): ExplainedPlace => {
    const explain = ({ inside, ...each }: DecidedWidget): ExplainedWidget => ({
      ...each,
      reason: reasonAt(place, each.pointer),
      inside: inside.map(explain),
    });
    const part = place.kind === 'page' ? '' : `, ${pointerKeys(place.pointer).join(' ')}`;
    const title = `${place.kind} ${place.id}${part}`;
    return { title, widgets: decideWidgets(evaluator, place).map(explain) };
  };
  const reasonAt = ({ kind, id }: Pick<WidgetPlace, 'kind' | 'id'>, pointer: string): Reason | undefined =>
    evaluator.reasons.find(
      ({ place }) =>
        place.file === manifestPath(kind, id) && [pointer, `${pointer}/when`].includes(place.pointer),
    );
  const frame = decideFrame(evaluator, route);
  const regions = Object.keys(site.manifest.layout.regions).flatMap((name): ExplainedPlace[] => {
    const reason = reasonAt({ kind: 'site', id: 'site' }, `/layout/regions/${name}`);
    const place = frame.find(({ slot }) => slot === name);
    return reason
      ? [{ title: `region ${name}`, reason, widgets: place ? explained(place).widgets : [] }]
      : [];
  });
  const around = frame.filter(({ kind }) => kind === 'header');
  return [...[...content, ...around].map(explained), ...regions];
}

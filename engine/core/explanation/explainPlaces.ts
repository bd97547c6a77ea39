import { createTracingEvaluator, type Reason } from '../decision/index.ts';
import type { Assignment } from '../fact/index.ts';
import { isRecord, partAt, pointerKeys, pointerTo } from '../json/index.ts';
import { manifestOf, manifestPath, type Condition } from '../manifest/index.ts';
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
  /** The parts of its settings with a condition of their own: actions of rows, columns, links. */
  parts: readonly Reason[];
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
      parts: partsOf(place, each.pointer),
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
  const partsOf = ({ kind, id }: Pick<WidgetPlace, 'kind' | 'id'>, widget: string): Reason[] => {
    const pointer = `${widget}/settings`;
    const settings = partAt(manifestOf(site.manifests, kind, id), pointer);
    return conditional(settings, pointer).flatMap((part) => {
      evaluator.evaluate(part.when, { kind, id, ...part });
      return evaluator.reasons.at(-1) ?? [];
    });
  };
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

/** The parts of some settings that have a condition of their own. One inside of another stands after it. */
function conditional(
  part: unknown,
  pointer: string,
): { when: Condition; pointer: string; subject: string }[] {
  if (Array.isArray(part)) return part.flatMap((each, index) => conditional(each, pointerTo(pointer, index)));
  if (!isRecord(part)) return [];
  const { when, ...others } = part;
  const [list = '', index = ''] = pointerKeys(pointer).slice(-2);
  const name = [part['label'], part['field']].find((each) => typeof each === 'string');
  const called = Number.isInteger(Number(index)) ? `${list} ${Number(index) + 1}` : index;
  const subject = `${called}${name === undefined ? '' : ` ${name}`}`;
  const own = isCondition(when) ? [{ when, pointer: `${pointer}/when`, subject }] : [];
  const inner = Object.entries(others).flatMap(([key, each]) => conditional(each, pointerTo(pointer, key)));
  return [...own, ...inner];
}

/** Verified manifests have nothing else under `when`. */
function isCondition(value: unknown): value is Condition {
  return isRecord(value);
}

import type { PlacedWidget } from '../../../engine/core/manifest/index.ts';
import type { Evaluator } from '../../../engine/core/decision/index.ts';
import { site } from './realSite.ts';

/** Every widget in a list, and in the slots of those, in reading order. */
export function everyWidget(widgets: readonly PlacedWidget[]): PlacedWidget[] {
  return widgets.flatMap((placed) => [
    placed,
    ...Object.values(placed.slots ?? {}).flatMap((inside) => everyWidget(inside)),
  ]);
}

/** The widgets of a page. Throws when there is no such page. */
export function widgetsOfPage(page: string): PlacedWidget[] {
  const manifest = site.manifests.page[page];
  if (!manifest) throw new Error(`There is no page "${page}".`);
  return everyWidget(manifest.body);
}

/** The widgets of a list that this customer sees: their own condition holds, and those around them. */
export function shownWidgets(evaluator: Evaluator, widgets: readonly PlacedWidget[]): PlacedWidget[] {
  return widgets
    .filter(({ when }) => holds(evaluator, when))
    .flatMap((placed) => [
      placed,
      ...Object.values(placed.slots ?? {}).flatMap((inside) => shownWidgets(evaluator, inside)),
    ]);
}

/** Whether a condition holds now; without one it does. */
export function holds(evaluator: Evaluator, when: PlacedWidget['when']): boolean {
  return evaluator.evaluate(when, { kind: 'page', id: 'any', pointer: '', subject: 'widget' }) === true;
}

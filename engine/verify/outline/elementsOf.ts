import { isClosable, type OpenDialog } from '../../core/dialog/decideDialog.ts';
import { manifestOf, type Condition, type ManifestKind } from '../../core/manifest/index.ts';
import { schemaOfKind } from '../load/index.ts';
import { allOf, casesOf } from '../forking/index.ts';
import type { Element } from './element.ts';
import { readPart, type Line } from './readPart.ts';
import type { ReadablePortal } from './readablePortal.ts';
import { shownIn, type Viewpoint } from './shownIn.ts';

/** The manifest in which a line stands, for whom it is there, and the dialogs in which it is. */
export interface Surroundings {
  kind: ManifestKind;
  id: string;
  when: Condition | undefined;
  over?: readonly string[];
}

/** A line, and after it what it shows: the items of a menu, the banners of a placement, the dialog that it opens. */
export function elementsOf(place: Viewpoint, around: Surroundings, line: Line): Element[] {
  const { kind, id, when, over = [] } = around;
  const { depth, text, pointer, links } = line;
  const own = allOf([...(when ? [when] : []), ...line.when]);
  const opened = { when: own, depth: depth + 1, over };
  const inner = line.shows.flatMap((shows): Element[] => {
    if (shows.kind === 'dialog') return dialogElements(place, shows.id, opened);
    return shownIn(place, { kind: shows.kind, id: shows.id }, own, depth + 1).flatMap((each) => [
      each.element,
      ...each.shows.flatMap((further) =>
        dialogElements(place, further.id, { when: each.element.when, depth: each.element.depth + 1, over }),
      ),
    ]);
  });
  return [{ depth, text, when: own, location: { kind, id, pointer }, links }, ...inner];
}

/** A dialog, for those to whom it opens. One that leads back to a dialog that is open already is not told twice. */
export function dialogElements(
  place: Viewpoint,
  id: string,
  { when, depth, over = [] }: Pick<Surroundings, 'when' | 'over'> & { depth: number },
): Element[] {
  const { portal } = place;
  const dialog = manifestOf(portal.site.manifests, 'dialog', id);
  if (!dialog || over.includes(id)) return [];
  const value = Object.fromEntries(Object.entries(dialog).filter(([name]) => !saidOtherwise.has(name)));
  const part = { located: schemaOfKind(portal.schemas, 'dialog'), value, key: `dialog ${id}` };
  const lines = readPart(portal, part, { depth, kind: 'dialog', id, pointer: '' });
  const around: Surroundings = { kind: 'dialog', id, when, over: [...over, id] };
  const [first, ...others] = [...lines, ...shutLines(portal, { id, dialog }, depth + 1)].flatMap((line) =>
    elementsOf(place, around, line),
  );
  if (!first) return [];
  const elements = [{ ...first, id: `dialog ${id}` }, ...others];
  // What a dialog inside of it says belongs to that one.
  return elements.map((element) => ({ over: id, ...element }));
}

/** For whom it opens, which of several is more urgent (by their order), and whether it can be closed. */
const saidOtherwise = new Set(['when', 'priority', 'closable', 'closableWhen']);

function shutLines({ site }: ReadablePortal, open: OpenDialog, depth: number): Line[] {
  return casesOf(site, (evaluator) => isClosable(evaluator, open)).flatMap(({ outcome, when }) => {
    const line = { depth, text: 'cannot be closed without an answer', pointer: '/closable' };
    return outcome ? [] : [{ ...line, when: when ? [when] : [], links: [], shows: [] }];
  });
}

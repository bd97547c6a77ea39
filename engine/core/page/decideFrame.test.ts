import { expect, it } from 'vitest';
import type { SiteManifest } from '../manifest/index.ts';
import type { Site } from '../site/index.ts';
import { evaluatorOf, siteOf } from '../testing/index.ts';
import { decideFrame, decideWidgets, type WidgetPlace } from './index.ts';

it('the slots of the frame are filled by the lists of the header and by the regions that show', () => {
  const header = [
    ['headerStart', 'header plain /start', 1],
    ['headerEnd', 'header plain /end', 0],
  ];
  expect(frame(true)).toEqual([...header, ['side', 'site site /layout/regions/side/widgets', 1]]);
  expect(frame(false)).toEqual(header);
});

it('while the header is not known, the regions show without it', () => {
  const slots = decideFrame(evaluatorOf(undecided), 'home').map(({ slot }) => slot);
  expect(slots).toEqual(['bottom']);
});

it('what stands in the slots of a widget is decided where the widget shows', () => {
  const place: WidgetPlace = {
    slot: 'content',
    kind: 'page',
    id: 'home',
    pointer: '/body',
    widgets: [{ widget: 'library/card', when: { toggle: 'shelf' }, slots: { body: [heading] } }],
  };
  const decided = (shelf: boolean): unknown =>
    decideWidgets(evaluatorOf(site, { 'toggle:shelf': shelf }), place);
  const inside = { shows: true, missing: [], pointer: '/body/0/slots/body/0', inside: [] };
  expect(decided(true)).toEqual([{ shows: true, missing: [], pointer: '/body/0', inside: [inside] }]);
  expect(decided(false)).toEqual([{ shows: false, missing: [], pointer: '/body/0', inside: [] }]);
});

const heading = { widget: 'library/heading' };
const regions = { side: { when: { toggle: 'shelf' }, widgets: [heading] }, bottom: { widgets: [] } };
const site = siteWith(['side'], { header: 'plain' });
const undecided = siteWith(['bottom'], { when: { toggle: 'shelf' }, header: 'plain' });

function siteWith(shown: string[], header: SiteManifest['headers'][number]): Site {
  return siteOf({
    toggle: { shelf: { default: true, owner: 'Desk' } },
    flow: { standard: { width: 'page', pageAlerts: true, regions: shown } },
    header: { plain: { start: [heading], end: [] } },
    route: { home: { path: '/', page: 'home' } },
    site: { headers: [header], layout: { frame: 'library/frame', regions } },
  });
}

function frame(shelf: boolean): unknown {
  return decideFrame(evaluatorOf(site, { 'toggle:shelf': shelf }), 'home').map(
    ({ slot, kind, id, pointer, widgets }) => [slot, `${kind} ${id} ${pointer}`, widgets.length],
  );
}

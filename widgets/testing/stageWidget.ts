import { onTestFinished, vi } from 'vitest';
import type { Pack, Report, Widget } from '../../engine/index.ts';
import { type InspectedPortal, startPortal } from '../../engine/runtime/testing/index.ts';
import { quietFrames } from '../kit/testing/index.ts';
import { presentation } from '../presentation/index.ts';
import { cardsOrigin, mountCardFrames, speakForCardFrames } from './cardFrames.ts';
import { createFault, stageId, stagePack, type Fault } from './stagePack.tsx';
import { stageProvider, withoutSources, type SentRequest } from './stageProvider.ts';
import { until } from './until.ts';
import { stageBrowser, type BrowserOptions } from './stageBrowser.ts';
import { stageRelease, type Addition } from './stageRelease.ts';
import type { WidgetExample } from './widgetExample.ts';

/** Options for showing an example. */
export interface StageOptions {
  /** The packs of the widget and of the widgets in its slots. */
  packs: readonly Pack[];
  /** The language in which it is shown. */
  language?: string;
  /** Parts of the site manifest that are otherwise than in the real portal. */
  site?: object;
  /** Manifests and sentences that the real portal does not have. */
  added?: Addition;
}

/** The portal of an example, from inside: tests look at it, widgets never do. */
type Portal = NonNullable<ReturnType<InspectedPortal['host']['current']>>;

/** An example on the screen, in a portal that is real but for its servers. */
export interface Staged {
  /** The element around the example; for a frame, the container of the page. */
  root: HTMLElement;
  portal: Portal;
  /** The reports so far. */
  reports: readonly Report[];
  /** Requests that were sent so far. */
  sent: readonly SentRequest[];
  /** Breaks the widget. */
  fault: Fault;
}

/** Takes the example away that is on the screen. */
let leave = (): void => undefined;

/**
 * Shows an example of a widget: the real engine, manifests, sentences and presentation; the facts of the example. It is
 * there when the promise resolves. It is taken away when the test is over, or when the next one is shown.
 */
export async function stageWidget(
  widget: string,
  example: WidgetExample,
  { packs, language = 'en', site = {}, added }: StageOptions,
): Promise<Staged> {
  leave();
  await loadCode(widget, packs);
  const staged = stageRelease(widget, example, site, added);
  const { fetch, sent } = stageProvider(staged, example);
  prepareBrowser({ staged, fetch, language, example });
  const container = document.createElement('div');
  document.body.append(container);
  const reports: Report[] = [];
  const fault = createFault();
  const running = await startPortal({
    container,
    packs: [...breakable(withoutSources(packs), widget, fault), stagePack(example, staged.groups)],
    eager: {},
    presentation,
    essential: staged.essential,
    pointer: '/current.json',
    report: (report) => void reports.push(report),
  });
  leave = () => {
    running.stop();
    container.remove();
  };
  onTestFinished(() => leave());
  await until(() => container.textContent.includes('After'), 'the example');
  const portal = running.host.current();
  if (!portal) throw new Error('There is no portal.');
  const around = container.querySelector<HTMLElement>(`[data-testid="${stageId}"]`);
  const root = around ?? container;
  if (example.shows !== 'waiting') await settled(root);
  return { root, portal, reports, sent, fault };
}

/** Loads the widget's code in advance: a first import may take longer than `settled` waits. */
async function loadCode(widget: string, packs: readonly Pack[]): Promise<void> {
  const [domain, name = ''] = widget.split('/');
  await packs.find((pack) => pack.domain === domain)?.widgets?.[name]?.();
}

/** Number of rounds in a row without a change after which an element counts as settled. */
const quietRounds = 8;

/** Waits until nothing is on its way any more, and nothing changes of itself. */
export async function settled(root: HTMLElement): Promise<void> {
  let before = '';
  let quiet = 0;
  await until(() => {
    if (isWaiting(root)) speakForCardFrames(root);
    quiet = !isWaiting(root) && root.innerHTML === before ? quiet + 1 : 0;
    before = root.innerHTML;
    return quiet >= quietRounds;
  }, 'what is on its way');
}

/** Whether the element contains a placeholder for content that is loading. */
export function isWaiting(root: HTMLElement): boolean {
  return root.querySelector('.skeleton') !== null;
}

function prepareBrowser(options: Omit<BrowserOptions, 'stub' | 'cardsOrigin'>): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  quietFrames();
  mountCardFrames();
  const block = stageBrowser({ ...options, cardsOrigin, stub: vi.stubGlobal });
  onTestFinished(() => {
    block.remove();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** The packs with the fault in the one widget. */
function breakable(packs: readonly Pack[], widget: string, fault: Fault): Pack[] {
  const [domain, name = ''] = widget.split('/');
  return packs.map((pack) => {
    const load = pack.domain === domain ? pack.widgets?.[name] : undefined;
    if (!load) return pack;
    const loadBroken = async (): Promise<Widget> => fault.into(await load());
    return { ...pack, widgets: { ...pack.widgets, [name]: loadBroken } };
  });
}

import { onTestFinished, vi } from 'vitest';
import { startPortal, type Pack, type Report, type RunningPortal, type Widget } from '../../engine/index.ts';
import { quietFrames } from '../kit/testing/index.ts';
import { presentation } from '../presentation/index.ts';
import { cardsOrigin, mountCardFrames, speakForCardFrames } from './cardFrames.ts';
import { createFault, stageId, stagePack, type Fault } from './stagePack.tsx';
import { stageProvider, withoutSources, type SentRequest } from './stageProvider.ts';
import { until } from './until.ts';
import { stageBrowser, type BrowserOptions } from './stageBrowser.ts';
import { stageRelease, type Addition } from './stageRelease.ts';
import type { WidgetExample } from './widgetExample.ts';

/** What an example is shown with. */
export interface StageOptions {
  /** The packs of the widget and of whatever stands in its slots. */
  packs: readonly Pack[];
  /** Two-letter id; English by default. */
  language?: string;
  /** Parts of the site manifest that are otherwise than in the real portal. */
  site?: object;
  /** Manifests and sentences that the real portal does not have. */
  added?: Addition;
}

/** The portal of an example, from inside: tests look at it, widgets never do. */
type Portal = NonNullable<ReturnType<RunningPortal['host']['current']>>;

/** An example on the screen, in a portal that is real but for its servers. */
export interface Staged {
  /** The element around the example; for a frame, what is around everything. */
  root: HTMLElement;
  portal: Portal;
  /** What was reported as wrong so far. */
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

/** Code that somebody loads for the first time takes longer than what is at rest stays as it is. */
async function loadCode(widget: string, packs: readonly Pack[]): Promise<void> {
  const [domain, name = ''] = widget.split('/');
  await packs.find((pack) => pack.domain === domain)?.widgets?.[name]?.();
}

/** So often in a row nothing must have changed before something counts as settled. */
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

/** Whether something in the element is a shape of what is on its way. */
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

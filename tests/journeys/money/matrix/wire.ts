import { expect, type BrowserContext, type Request, type Route } from '@playwright/test';
import type { Cut, Loss } from './cases.ts';
import { asksForPayment, keyOf } from './knowledge.ts';
import type { Send } from './oracle.ts';

/** What stands between a device and the server: it notes every payment that is sent, and loses what it is told to. */
export interface Wire {
  readonly sends: readonly Send[];
  /** The moment at which things went, once they have. */
  readonly goneAt: number | undefined;
  /** Arms the cut. */
  arm(cut: Cut): Promise<void>;
  /** Everything comes back. */
  mend(): Promise<void>;
  /** Lets a late request resolveNavigation, if one is still on its way. */
  deliverLate(): Promise<void>;
}

export interface WireOptions {
  device: string;
  loss: Loss;
  /** Cases with an odd one get a page where data should be, the others JSON that breaks off. */
  number: number;
  /** Whatever else goes, and how it comes back: the server, what is stored. */
  goes?(): Promise<void>;
  comesBack?(): Promise<void>;
}

/** Puts a wire between a device and the graph. Without a loss it only notes. */
export async function layWire(context: BrowserContext, options: WireOptions): Promise<Wire> {
  const { device, loss } = options;
  const sends: Send[] = [];
  let armed: Cut | 'asked' | undefined;
  let goneAt: number | undefined;
  let isGone = false;
  let late: { request: Request; send: Send } | undefined;

  async function go(): Promise<void> {
    goneAt = Date.now();
    isGone = loss !== 'nothing';
    if (loss === 'everything') {
      await context.setOffline(true);
      await context.route('**/*', lose);
    }
    await options.goes?.();
  }

  async function pay(route: Route, send: Send): Promise<void> {
    const cut = armed;
    if (cut === undefined || cut === 'asked') return answerWith(route, await deliver(route.request(), send));
    armed = cut === 'finding' ? 'asked' : undefined;
    if (cut === 'sent' || cut === 'late') {
      if (cut === 'late') late = { request: route.request(), send };
      await go();
      return replace(route, options);
    }
    const answer = await deliver(route.request(), send);
    if (cut === 'finding') return lose(route);
    await go();
    return cut === 'answered' ? answerWith(route, answer) : replace(route, options);
  }

  await context.route('**/selfservice/graph*', async (route) => {
    const body = route.request().postData() ?? '';
    const key = keyOf(body);
    const send = key === undefined ? undefined : { at: Date.now(), device, key };
    if (send) sends.push(send);
    if (isGone && isLost(loss, body)) return replace(route, options);
    if (send) return pay(route, send);
    if (armed === 'asked' && asksForPayment(body)) {
      armed = undefined;
      await go();
      return replace(route, options);
    }
    return route.fallback();
  });

  return {
    sends,
    get goneAt() {
      return goneAt;
    },
    async arm(cut) {
      if (cut === 'before') await go();
      else armed = cut;
    },
    async mend() {
      armed = undefined;
      isGone = false;
      if (loss === 'everything') {
        await context.unroute('**/*', lose);
        await comeOnline(context);
      }
      await options.comesBack?.();
    },
    async deliverLate() {
      if (isGone && loss === 'server') return;
      const arriving = late;
      late = undefined;
      if (arriving) await deliver(arriving.request, arriving.send);
    },
  };
}

/** Waits until every page knows of the network again: what a page does before that says nothing about it. */
async function comeOnline(context: BrowserContext): Promise<void> {
  await expect(async () => {
    await context.setOffline(false);
    for (const page of context.pages())
      expect(await page.evaluate(() => navigator.onLine).catch(() => true), page.url()).toBe(true);
  }).toPass();
}

/** With `null` data it is only what concerns the payment; of a dead server the browser itself gets nothing. */
function isLost(loss: Loss, body: string): boolean {
  if (loss === 'null') return keyOf(body) !== undefined || asksForPayment(body);
  return loss !== 'server';
}

const lose = (route: Route): Promise<void> => route.abort('internetdisconnected').catch(forgotten);

/** What the device gets in place of the answer. */
async function replace(route: Route, { loss, number }: WireOptions): Promise<void> {
  const contentType = number % 2 === 0 ? 'text/html' : 'application/json';
  const garbage = number % 2 === 0 ? '<!doctype html><title>Sign in to the network</title>' : '{"data":{"';
  if (loss === 'garbled') await route.fulfill({ status: 200, contentType, body: garbage }).catch(forgotten);
  else if (loss === 'null') await route.fulfill({ json: { data: null } }).catch(forgotten);
  else await lose(route);
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Takes a request to the server by itself, so that it arrives whatever becomes of the page that sent it. */
async function deliver(request: Request, send: Send): Promise<Answer | undefined> {
  const headers = Object.entries(await request.allHeaders()).filter(([name]) => !ofTheConnection.test(name));
  send.deliveredAt = Date.now();
  try {
    const body = request.postData() ?? '';
    const response = await fetch(request.url(), {
      method: 'POST',
      headers: Object.fromEntries(headers),
      body,
    });
    const answer = Buffer.from(await response.arrayBuffer());
    const payment = /"paymentId":(?:"([^"]+)"|null)/.exec(answer.toString());
    if (payment?.[1] !== undefined) send.answer = { paymentId: payment[1] };
    else if (payment || isRefusal(answer.toString())) send.answer = {};
    return { status: response.status, headers: Object.fromEntries(response.headers), body: answer };
  } catch {
    // The server is gone, and nobody knows what it did.
    return undefined;
  }
}

const ofTheConnection = /^(?::|host$|connection$|content-length$|accept-encoding$)/;

function isRefusal(answer: string): boolean {
  return /"errors":/.test(answer) && !answer.includes('SERVICE_UNAVAILABLE');
}

async function answerWith(route: Route, answer: Answer | undefined): Promise<void> {
  if (!answer) return lose(route);
  const { status, body } = answer;
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !/^(?:content-encoding|transfer-encoding)$/.test(name)),
  );
  await route.fulfill({ status, headers, body }).catch(forgotten);
}

/** The page that asked is gone. */
function forgotten(): void {}

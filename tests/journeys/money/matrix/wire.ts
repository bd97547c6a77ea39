import { expect, type BrowserContext, type Request, type Route } from '@playwright/test';
import type { Cut, Loss } from './cases.ts';
import { asksForPayment, keyOf } from './knowledge.ts';
import type { Send } from './oracle.ts';

/** The proxy between a device and the server: it records every payment that is sent, and loses messages on demand. */
export interface Wire {
  readonly sends: readonly Send[];
  /** The moment of the loss; undefined before. */
  readonly goneAt: number | undefined;
  /** Arms the cut. */
  arm(cut: Cut): Promise<void>;
  /** Ends the loss. */
  mend(): Promise<void>;
  /** Delivers a late request, if one is still on its way. */
  deliverLate(): Promise<void>;
}

export interface WireOptions {
  device: string;
  loss: Loss;
  /** Number of the case: odd ones get broken JSON as garbage, even ones an HTML page. */
  number: number;
  /** The further effects of the loss, and their end: of the server, of the storages. */
  goes?(): Promise<void>;
  comesBack?(): Promise<void>;
}

/** Installs a wire between a device and the graph. Without a loss it only records. */
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

/** Waits until every page knows that the network is back: its earlier behaviour would prove nothing. */
async function comeOnline(context: BrowserContext): Promise<void> {
  await expect(async () => {
    await context.setOffline(false);
    for (const page of context.pages())
      expect(await page.evaluate(() => navigator.onLine).catch(() => true), page.url()).toBe(true);
  }).toPass();
}

/** With `null` data only requests about the payment are lost; with a killed server the wire need not lose anything. */
function isLost(loss: Loss, body: string): boolean {
  if (loss === 'null') return keyOf(body) !== undefined || asksForPayment(body);
  return loss !== 'server';
}

const lose = (route: Route): Promise<void> => route.abort('internetdisconnected').catch(forgotten);

/** Replaces the answer to the device. */
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

/** Sends a request to the server itself, so that it arrives even if the page that sent it is closed. */
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
    // The server is gone, and what it did is unknown.
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

/** Ignores that the page which asked is closed. */
function forgotten(): void {}

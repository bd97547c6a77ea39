// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { cardFrameChannel } from './protocol.ts';

const origin = 'https://portal.example';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it('forgets what was typed when the page is left, so that no page which the browser keeps has a card number', async () => {
  const told: { type: string }[] = [];
  const portal = { postMessage: (message: { type: string }) => told.push(message) };
  vi.stubGlobal('parent', portal);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
    },
  );
  document.head.innerHTML = `<meta name="portal-origin" content="${origin}">`;
  document.body.innerHTML = '<main id="form"></main>';
  vi.resetModules();
  await import('./main.ts');
  expect(told).toEqual([{ channel: cardFrameChannel, type: 'ready' }]);
  const configure = {
    channel: cardFrameChannel,
    type: 'configure',
    ticket: 'ticket-1',
    mode: 'card',
    language: 'en',
    scheme: 'light',
    surface: 'page',
    limits: {
      maxExpiryYears: 20,
      securityCodeLength: 3,
      amexSecurityCodeLength: 4,
      zipLength: 5,
      today: '2026-11-20',
    },
    copy: { title: 'Card details', 'label.cardNumber': 'Card number' },
  };
  const message = new MessageEvent('message', { data: configure, origin });
  Object.defineProperty(message, 'source', { value: portal });
  dispatchEvent(message);
  const number = await vi.waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('#cardNumber');
    if (!found) throw new Error('The form is not there yet.');
    return found;
  });
  number.value = '4242424242424242';
  number.dispatchEvent(new Event('input', { bubbles: true }));
  dispatchEvent(new Event('pagehide'));
  expect(document.body.innerHTML).not.toContain('4242');
  expect([...document.querySelectorAll('input')].map(({ value }) => value).join('')).toBe('');
});

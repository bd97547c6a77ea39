// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { brandMarks } from './brandMarks.ts';
import { createFrame, type Frame } from './frame.ts';
import type { FrameMessage, PortalMessage } from './protocol.ts';

const limits = {
  maxExpiryYears: 20,
  securityCodeLength: 3,
  amexSecurityCodeLength: 4,
  zipLength: 5,
  today: '2026-11-20',
};

const configure: PortalMessage = {
  type: 'configure',
  ticket: 'ticket-1',
  mode: 'card',
  language: 'en',
  scheme: 'dark',
  surface: 'page',
  limits,
  copy: {
    title: 'Card details',
    'label.cardNumber': 'Card number',
    'label.securityCode': 'Security code',
    'hint.securityCode': 'The 3 digits on the back',
    'hint.securityCodeAmex': 'The 4 digits on the front',
    'error.cardNumber': 'Enter a valid card number',
    'error.securityCode': 'Enter the 3 digits',
    'error.securityCodeAmex': 'Enter the 4 digits',
    'error.securityCode.mismatch': 'That does not match',
    'error.expiration': 'Please enter a valid expiration date.',
  },
};

let told: FrameMessage[] = [];
let sent: unknown[] = [];
let answer: () => Promise<Response>;
let frame: Frame;

beforeEach(() => {
  told = [];
  sent = [];
  answer = () =>
    Promise.resolve(
      Response.json({ token: 'token-1', method: { type: 'VISA', lastFour: '4242' } }, { status: 201 }),
    );
  document.body.innerHTML = '<main></main>';
  frame = createFrame({
    root: document.querySelector('main') as HTMLElement,
    tell: (message) => told.push(message),
    send: (_input, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return answer();
    },
  });
});

describe('the form', () => {
  it('has the words, the keyboards and the autofill tokens of a card', async () => {
    await frame.hear(configure);
    expect(document.title).toBe('Card details');
    expect(document.documentElement.dataset['scheme']).toBe('dark');
    expect(document.querySelector('label')?.textContent).toBe('Card number');
    expect(inputs().map(({ name, autocomplete, inputMode }) => [name, autocomplete, inputMode])).toEqual([
      ['cardNumber', 'cc-number', 'numeric'],
      ['expiration', 'cc-exp', 'numeric'],
      ['securityCode', 'cc-csc', 'numeric'],
      ['nameOnCard', 'cc-name', 'text'],
      ['zip', 'postal-code', 'numeric'],
    ]);
  });

  it('does not show the password of a bank, nor keep it once it was sent', async () => {
    await frame.hear({ ...configure, mode: 'bank-sign-in' });
    expect(inputs().map(({ name, autocomplete, type: kind }) => [name, autocomplete, kind])).toEqual([
      ['userName', 'username', 'text'],
      ['password', 'current-password', 'password'],
    ]);
    type('userName', 'maria.bank');
    type('password', 'hers');
    await frame.hear({ type: 'submit', requestId: 'r-1' });
    expect(sent).toEqual([{ userName: 'maria.bank', password: 'hers' }]);
    expect(inputs().map(({ value }) => value)).toEqual(['maria.bank', '']);
  });

  it('names the brand and says where its security code is', async () => {
    await frame.hear(configure);
    type('cardNumber', '3782 822463');
    expect(document.querySelector('.mark')?.textContent).toBe('American Express');
    expect(document.querySelector('.mark path')?.getAttribute('d')).toBe(brandMarks.AMERICAN_EXPRESS);
    expect(document.querySelector('#securityCode-hint')?.textContent).toBe('The 4 digits on the front');
  });

  it('writes what was typed as it is printed on the card, once the field is left', async () => {
    await frame.hear(configure);
    leave('cardNumber', '4242-4242 42424242');
    leave('expiration', '8 / 2029');
    expect(input('cardNumber').value).toBe('4242 4242 4242 4242');
    expect(input('expiration').value).toBe('08/29');
  });

  it('looks at the security code again when the brand changes (BL-VAL-047)', async () => {
    await frame.hear(configure);
    leave('cardNumber', '378282246310005');
    leave('securityCode', '1234');
    expect(errorOf('securityCode')).toBeUndefined();
    leave('cardNumber', '4242424242424242');
    expect(errorOf('securityCode')).toBe('Enter the 3 digits');
  });

  it('keeps what was typed when the language changes', async () => {
    await frame.hear(configure);
    type('cardNumber', '4242');
    await frame.hear({ ...configure, language: 'es', copy: { 'label.cardNumber': 'Número de tarjeta' } });
    expect(document.querySelector('label')?.textContent).toBe('Número de tarjeta');
    expect(input('cardNumber').value).toBe('4242');
  });

  it('asks the portal to go on when Enter is pressed', async () => {
    await frame.hear(configure);
    input('cardNumber').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(told).toEqual([{ type: 'submit-requested' }]);
  });
});

describe('submitting', () => {
  it('says what is wrong, beside the fields and to the portal, and sends nothing', async () => {
    await frame.hear(configure);
    fillCard({ cardNumber: '4242' });
    await frame.hear({ type: 'submit', requestId: '1' });
    expect(told).toEqual([
      {
        type: 'result',
        requestId: '1',
        outcome: {
          kind: 'invalid',
          fields: [{ field: 'cardNumber', error: 'invalid', message: 'Enter a valid card number' }],
        },
      },
    ]);
    expect(errorOf('cardNumber')).toBe('Enter a valid card number');
    expect(input('cardNumber').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('hands over the token and keeps no secret', async () => {
    await frame.hear(configure);
    fillCard({});
    await frame.hear({ type: 'submit', requestId: '1' });
    expect(told).toEqual([
      {
        type: 'result',
        requestId: '1',
        outcome: { kind: 'token', token: 'token-1', method: { type: 'VISA', lastFour: '4242' } },
      },
    ]);
    expect(input('cardNumber').value).toBe('');
    expect(input('securityCode').value).toBe('');
  });

  it('empties the security code alone when it does not match, says so there, and waits there for another one', async () => {
    answer = () => Promise.resolve(Response.json({ reason: 'mismatch' }, { status: 409 }));
    await frame.hear(configure);
    fillCard({});
    await frame.hear({ type: 'submit', requestId: '1' });
    expect(input('securityCode').value).toBe('');
    expect(input('cardNumber').value).not.toBe('');
    expect(document.activeElement).toBe(input('securityCode'));
    expect(errorOf('securityCode')).toBe('That does not match');
    input('securityCode').blur();
    expect(errorOf('securityCode')).toBe('That does not match');
  });

  it('sends once while the first is under way', async () => {
    await frame.hear(configure);
    fillCard({});
    await Promise.all([
      frame.hear({ type: 'submit', requestId: '1' }),
      frame.hear({ type: 'submit', requestId: '2' }),
    ]);
    expect(sent).toHaveLength(1);
    expect(told).toHaveLength(1);
  });

  it('fails when it has not been configured', async () => {
    await frame.hear({ type: 'submit', requestId: '1' });
    expect(told).toEqual([{ type: 'result', requestId: '1', outcome: { kind: 'failed' } }]);
  });
});

describe('a saved card that is changed', () => {
  const edit: PortalMessage = {
    ...configure,
    mode: 'edit-card',
    method: { id: 'm-1', type: 'VISA' },
    values: { expiration: '08/29', zip: '28202', nameOnCard: 'Ana Núñez' },
  };
  const values = { expiration: '1131', zip: '28202', nameOnCard: 'Ana Núñez' };

  beforeEach(async () => {
    answer = () => Promise.resolve(Response.json({ proof: 'proof-1' }, { status: 201 }));
    await frame.hear(edit);
    type('expiration', '11/2031');
  });

  it('BL-WAL-011, BL-VAL-048: begins with what is saved and no code, and none has to be entered', async () => {
    expect(inputs().map((each) => [each.name, each.value])).toEqual([
      ['expiration', '11/2031'],
      ['securityCode', ''],
      ['nameOnCard', 'Ana Núñez'],
      ['zip', '28202'],
    ]);
    await frame.hear({ type: 'submit', requestId: '1' });
    expect(told).toEqual([{ type: 'result', requestId: '1', outcome: { kind: 'changes', values } }]);
    expect(sent).toEqual([]);
  });

  it('BL-VAL-049: a code that is entered is looked at as anywhere else', async () => {
    type('securityCode', '12');
    await frame.hear({ type: 'submit', requestId: '1' });
    expect(errorOf('securityCode')).toBe('Enter the 3 digits');
    expect(sent).toEqual([]);
  });

  it('BL-VAL-049: a code that is entered is checked, and never told', async () => {
    type('securityCode', '123');
    await frame.hear({ type: 'submit', requestId: '1' });
    expect(sent).toEqual([{ methodId: 'm-1', securityCode: '123' }]);
    expect(told).toEqual([{ type: 'result', requestId: '1', outcome: { kind: 'changes', values } }]);
  });

  it('changes nothing when the code is wrong', async () => {
    answer = () => Promise.resolve(Response.json({ reason: 'mismatch' }, { status: 409 }));
    type('securityCode', '999');
    await frame.hear({ type: 'submit', requestId: '1' });
    expect(told).toEqual([{ type: 'result', requestId: '1', outcome: { kind: 'mismatch' } }]);
  });
});

it('looks at the expiration again when the payment moves to another day', async () => {
  await frame.hear(configure);
  fillCard({ expiration: '1226' });
  await frame.hear({ type: 'limits', limits: { ...limits, notBefore: '2027-01-05' } });
  await frame.hear({ type: 'submit', requestId: '1' });
  expect(errorOf('expiration')).toBe('Please enter a valid expiration date.');
  await frame.hear({ type: 'limits', limits });
  expect(errorOf('expiration')).toBeUndefined();
});

it('forgets everything when the page is left', async () => {
  await frame.hear(configure);
  fillCard({});
  frame.forget();
  expect(inputs().every(({ value }) => value === '')).toBe(true);
});

function inputs(): HTMLInputElement[] {
  return [...document.querySelectorAll('input')];
}

function input(name: string): HTMLInputElement {
  return document.querySelector(`[name="${name}"]`) as HTMLInputElement;
}

function type(name: string, text: string): void {
  input(name).value = text;
  input(name).dispatchEvent(new Event('input', { bubbles: true }));
}

function leave(name: string, text: string): void {
  type(name, text);
  input(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function fillCard(different: Record<string, string>): void {
  const card = {
    cardNumber: '4242424242424242',
    expiration: '0829',
    securityCode: '123',
    nameOnCard: 'Ana Núñez',
    zip: '80202',
  };
  for (const [name, text] of Object.entries({ ...card, ...different })) type(name, text);
}

function errorOf(name: string): string | undefined {
  const error = document.querySelector<HTMLElement>(`#${name}-error`);
  return error === null || error.hidden ? undefined : (error.textContent ?? undefined);
}

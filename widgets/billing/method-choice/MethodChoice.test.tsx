import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, settled, stageWidget, until, type Staged } from '../../testing/index.ts';

describe('the wallet', () => {
  it('can be chosen from, and begins with the default method (BL-OTP-004)', async () => {
    const { root } = await stage('a wallet of every kind');
    expect(within(root).getByRole('radiogroup', { name: 'Payment method' })).toBeDefined();
    expect(titles(root)).toEqual([
      'Visa ending in 4242 Auto Pay',
      'Bank account ending in 6789',
      'Mastercard ending in 4444 Expires soon',
      'Discover ending in 1117',
      'Bank account ending in 0001',
      'Add a card',
      'Add a bank account',
    ]);
    expect(radio(root, /Visa ending in 4242/).checked).toBe(true);
    expect([...root.querySelectorAll('[data-mark]')].map((mark) => mark.getAttribute('data-mark'))).toEqual([
      'VISA',
      'BANK_ACCOUNT',
      'MASTERCARD',
      'DISCOVER',
      'BANK_ACCOUNT',
      'CREDIT_CARD',
      'BANK_ACCOUNT',
    ]);
  });

  it('asks the security code of the chosen card, in a frame of the card service (BL-OTP-005)', async () => {
    const staged = await stage('a wallet of every kind');
    const frame = within(staged.root).getByTitle('Security code');
    expect(frame.getAttribute('src')).toBe('http://cards.example/frame');
    await choose(staged, /Bank account ending in 6789/);
    expect(within(staged.root).queryByTitle('Security code')).toBeNull();
  });

  it('refuses an expired card, and says what to do (BL-ELG-016, BL-ELG-011)', async () => {
    const { root } = await stage('a wallet of every kind');
    expect(radio(root, /Discover ending in 1117/).disabled).toBe(true);
    expect(root.textContent).toContain('Expired card: choose a different payment method or add a new one.');
  });

  it('refuses a restricted method, and says so (BL-ELG-017, BL-ELG-014)', async () => {
    const { root } = await stage('a wallet of every kind');
    expect(radio(root, /Bank account ending in 0001/).disabled).toBe(true);
    expect(root.textContent).toContain('Payment method unavailable');
  });

  it('says which card expires soon, and lets it pay (BL-ELG-012)', async () => {
    const { root } = await stage('a wallet of every kind');
    expect(radio(root, /Mastercard ending in 4444/).disabled).toBe(false);
    expect(root.textContent).toContain('Expires soon');
  });
});

it('keeps no method chosen that is refused since, and begins again with one that can be', async () => {
  const given = exampleOf('billing/method-choice', 'a wallet of every kind');
  const graph = structuredClone(given.graph) as unknown as { Wallet: { wallet: [object, ...object[]] } };
  const added = {
    manifests: {
      page: { elsewhere: { title: 'common:ok', body: [{ widget: 'stage/after' }] } },
      route: { elsewhere: { path: '/elsewhere', page: 'elsewhere' } },
    },
    copy: {},
  };
  const example = { ...given, graph } as never;
  const { portal } = await stageWidget('billing/method-choice', example, { packs, added: added as never });
  const { wallet } = graph.Wallet;
  expect(portal.store.read('one-time-payment.methodId')).toBe('m-1');
  wallet[0] = { ...wallet[0], refusal: 'RESTRICTED', isDefault: false };
  portal.navigator.go('/elsewhere');
  await until(() => location.pathname === '/elsewhere', 'elsewhere');
  portal.navigator.go('/example');
  await until(() => within(document.body).queryByRole('radiogroup') !== null, 'the wallet again');
  await settled(document.body);
  expect(portal.store.read('one-time-payment.methodId')).not.toBe('m-1');
});

describe('a method that is entered now', () => {
  it('opens the form of the card service, without leaving the step (BL-OTP-006)', async () => {
    const staged = await stage('an empty wallet');
    await choose(staged, /Add a card/);
    expect(within(staged.root).getByTitle('Card details')).toBeDefined();
    await choose(staged, /Add a bank account/);
    expect(within(staged.root).getByTitle('Bank account details')).toBeDefined();
    expect(within(staged.root).queryByTitle('Card details')).toBeNull();
  });

  it('opens no form for what has a step of its own (BL-BNK-002)', async () => {
    const example = exampleOf('billing/method-choice', 'an empty wallet');
    const entries = [{ value: 'linked-bank', label: 'bank-link:option' }];
    const settings = { ...example.settings, entries };
    const staged = await stageWidget('billing/method-choice', { ...example, settings }, { packs });
    await choose(staged, /Sign in to your bank/);
    expect(staged.portal.store.read('one-time-payment.methodSource')).toBe('linked-bank');
    expect(staged.root.querySelector('iframe')).toBeNull();
  });

  it.each([
    ['BL-OTP-006', 'NONE', ['Add a card', 'Add a bank account']],
    ['BL-RST-009', 'CARDS', ['Add a bank account']],
    ['BL-RST-010', 'BANK_ACCOUNTS', ['Add a card']],
    ['BL-RST-011', 'CARDS_AND_BANK_ACCOUNTS', []],
    ['BL-RST-012', 'ALL_ONLINE', []],
  ])('%s: is what the restriction %s leaves open: %j', async (_, restriction, offered) => {
    const example = exampleOf('billing/method-choice', 'an empty wallet');
    const facts = { ...example.facts, 'billing.restriction': restriction };
    const { root } = await stageWidget('billing/method-choice', { ...example, facts }, { packs });
    expect(titles(root)).toEqual(offered);
  });
});

it('remembers what was chosen, and forgets the proof of another method', async () => {
  const staged = await stage('a wallet of every kind');
  await choose(staged, /Bank account ending in 6789/);
  const answer = (name: string) => staged.portal.store.read(`one-time-payment.${name}`);
  expect([answer('methodSource'), answer('methodId'), answer('methodType')]).toEqual([
    'saved',
    'm-2',
    'BANK_ACCOUNT',
  ]);
  await choose(staged, /Add a card/);
  expect([answer('methodSource'), answer('methodId'), answer('token')]).toEqual(['new-card', '', '']);
});

it('says that what was chosen is saved no more, and asks anew', async () => {
  const staged = await stage('a wallet of every kind');
  await choose(staged, /Mastercard ending in 4444/);
  const answer = (name: string) => staged.portal.store.read(`one-time-payment.${name}`);
  act(() => staged.portal.store.set({ 'one-time-payment.methodId': 'deleted-meanwhile' }));
  await settled(staged.root);
  await waitFor(() => expect(screen.getByRole('log').textContent).toContain(gone));
  expect(staged.root.textContent).toContain(gone);
  expect([answer('methodSource'), answer('methodId'), answer('methodType')]).toEqual([
    'saved',
    'm-1',
    'VISA',
  ]);
  await choose(staged, /Bank account ending in 6789/);
  expect(staged.root.textContent).not.toContain(gone);
});

it.each([
  ['en', "This way to pay isn't offered right now. Please check how you'd like to pay."],
  ['es', 'Esta forma de pago no se ofrece en este momento. Revise cómo desea pagar.'],
] as const)(
  'says that the kind that was chosen is offered no more, and asks anew (%s)',
  async (language, closed) => {
    const example = exampleOf('billing/method-choice', 'a wallet of every kind');
    const staged = await stageWidget('billing/method-choice', example, { packs, language });
    await choose(staged, language === 'en' ? /Add a card/ : /Agregar una tarjeta/);
    const answer = (name: string) => staged.portal.store.read(`one-time-payment.${name}`);
    expect(staged.root.textContent).not.toContain(closed);
    act(() => staged.portal.store.set({ 'billing.restriction': 'CARDS' }));
    await settled(staged.root);
    expect([answer('methodSource'), answer('methodId')]).toEqual(['saved', 'm-1']);
    await waitFor(() => expect(screen.getByRole('log').textContent).toContain(closed));
    await choose(staged, /6789/);
    expect(staged.root.textContent).not.toContain(closed);
  },
);

const gone = "The payment method you chose isn't saved anymore.";

function stage(name: string): Promise<Staged> {
  const example = exampleOf('billing/method-choice', name);
  return stageWidget('billing/method-choice', example, { packs });
}

function titles(root: HTMLElement): string[] {
  return [...root.querySelectorAll('.title')].map((title) => title.textContent.trim());
}

function radio(root: HTMLElement, name: RegExp): HTMLInputElement {
  return within(root).getByRole<HTMLInputElement>('radio', { name });
}

async function choose({ root }: Staged, name: RegExp): Promise<void> {
  fireEvent.click(radio(root, name));
  await settled(root);
}

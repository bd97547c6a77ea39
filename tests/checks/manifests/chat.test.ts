import { expect, it } from 'vitest';
import { askerFor, regular, visitor } from './customer.ts';
import { holds } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

const dialog = site.manifests.dialog['chat-expired'];

it('SH-SESS-024, SH-SESS-025: who is signed in when the chat expires signs out, with the reason, or stays', () => {
  expect(holds(askerFor({ ...regular, 'chat.expired': true }), dialog?.when)).toBe(true);
  expect(holds(askerFor({ ...regular, 'chat.expired': false }), dialog?.when)).toBe(false);
  expect(holds(askerFor({ ...visitor, 'chat.expired': true }), dialog?.when)).toBe(false);
  expect(dialog?.actions?.map((action) => action.do)).toEqual([
    {
      signOut: { route: 'home' },
      reason: 'chat-expired',
      ifDone: 'shell:signedOut',
      ifFailed: 'not-signed-out',
    },
    { close: true },
  ]);
});

it.each([
  ['en', ['Your chat has ended', 'Sign out, or keep browsing.', 'Sign out', 'Close']],
  ['es', ['Su chat terminó', 'Cierre la sesión o siga navegando.', 'Cerrar sesión', 'Cerrar']],
] as const)('SH-I18N-019: in %s it reads %j', (language, words) => {
  const labels = dialog?.actions?.map(({ label }) => label) ?? [];
  expect([dialog?.title, dialog?.text, ...labels].map((key) => say(key, {}, language))).toEqual(words);
});

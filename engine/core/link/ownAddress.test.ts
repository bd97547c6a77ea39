import { expect, it } from 'vitest';
import corpus from './hostileAddresses.json' with { type: 'json' };
import { isOwnAddress } from './index.ts';

it.each(['/', '/auth/sign-in', '/books/:book', '/*', '/selfservice/vox-con/graphql', '/a//b'])(
  'a path is an address of the portal: %j',
  (address) => expect(isOwnAddress(address)).toBe(true),
);

it.each([
  ...corpus.leave,
  '',
  'books',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://portal.example/1',
  'https://portal.invalid/books',
])('nothing else is: %j', (address) => expect(isOwnAddress(address)).toBe(false));

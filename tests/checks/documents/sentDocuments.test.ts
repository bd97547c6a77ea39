import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { expect, it } from 'vitest';
import { isKnown } from '../../../sandbox/provider/graph/index.ts';
import * as billing from '../../../widgets/billing/graph/generated/billing.ts';

const documents = Object.entries(billing).flatMap(([name, document]) =>
  'kind' in document && name.endsWith('Document') ? [[name, document] as const] : [],
);

it.each(documents)(
  'BL-CAL-001, SH-CALL-016: %s is known to the server as the client sends it',
  async (_, document) => {
    let sent = '';
    const fetch = (_address: unknown, init?: RequestInit): Promise<Response> => {
      sent = String(init?.body);
      return Promise.resolve(Response.json({ data: null }));
    };
    const link = new HttpLink({ uri: 'http://graph.test/', fetch });
    const client = new ApolloClient({ link, cache: new InMemoryCache(), devtools: { enabled: false } });
    const { operation } = document.definitions[0] as { operation: string };
    const call = { variables: {} as never, fetchPolicy: 'no-cache', errorPolicy: 'ignore' } as const;
    if (operation === 'mutation') await client.mutate({ mutation: document, ...call });
    else await client.query({ query: document, ...call });
    expect(sent).toContain('__typename');
    expect(isKnown(sent)).toBe(true);
  },
);

it('BL-CAL-001: billing asks for data by these documents alone: what else it sends is for the card form and the PDF', () => {
  const root = join(import.meta.dirname, '../../..');
  const sending = globSync('widgets/billing/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.|testing|generated/u.test(file))
    .filter((file) =>
      /\b(?:fetch|serviceFetch)\b|XMLHttpRequest|sendBeacon|WebSocket/u.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    );
  expect(sending.sort()).toEqual([
    'widgets/billing/card-frame-registry/useFrameTicket.ts',
    'widgets/billing/operations/saveStatement.ts',
  ]);
});

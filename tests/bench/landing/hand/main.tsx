/** The customer's pages written by hand, and tuned: the landing of the portal is compared with them. */
import { ApolloProvider } from '@apollo/client/react';
import { init, type Resource } from 'i18next';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import '../../../../widgets/kit/tokens/index.css';
import { App } from './App.tsx';
import { client } from './client.ts';
import { askSession } from './session.ts';

const container = document.querySelector('#root');
const known = document.querySelector('#bootstrap')?.textContent ?? '{}';
const { release } = JSON.parse(known) as { release: { bundle: string } };

if (container) void start(container);

async function start(root: Element): Promise<void> {
  const session = askSession();
  const sentences = fetch(release.bundle);
  const resources = { en: (await (await sentences).json()) as Resource[string] };
  await init({ lng: 'en', resources, interpolation: { escapeValue: false } });
  createRoot(root).render(
    <ApolloProvider client={client}>
      <BrowserRouter>
        <App session={session} />
      </BrowserRouter>
    </ApolloProvider>,
  );
}

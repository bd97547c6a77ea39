import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { requestHeader } from '../../engine/index.ts';
import { serviceFetch, type CallingServices } from './serviceFetch.ts';

const clients = new WeakMap<object, ApolloClient>();

/**
 * The client of the main graph, one for each portal. It never repeats a mutation: the caller finds out its outcome. An
 * answer that takes too long counts as missing. Nothing is kept beyond the page.
 */
export function graphClient(services: CallingServices): ApolloClient {
  const { endpoint } = services;
  const known = clients.get(endpoint);
  if (known) return known;
  const fetch = serviceFetch(services);
  const link = new HttpLink({
    uri: endpoint('graph'),
    credentials: 'same-origin',
    headers: requestHeader,
    fetch: (input, init) => fetch(String(input), init),
  });
  const client = new ApolloClient({
    link: ApolloLink.from([link]),
    cache: new InMemoryCache(),
    devtools: { enabled: false },
    defaultOptions: {
      query: { fetchPolicy: 'network-only' },
      mutate: { fetchPolicy: 'no-cache' },
    },
  });
  clients.set(endpoint, client);
  return client;
}

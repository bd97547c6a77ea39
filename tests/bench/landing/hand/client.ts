import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { addressOf } from './documents.ts';

/** Asks by the address that the page has preloaded. `HttpLink` would add headers, with which browsers take no preload. */
const byAddress = new ApolloLink(
  ({ operationName = '', variables }) =>
    new Observable((observer) => {
      fetch(addressOf(operationName, variables))
        .then(async (response) => {
          if (!response.ok) throw new Error(`${operationName} was answered ${response.status}.`);
          observer.next(await response.json());
          observer.complete();
        })
        .catch((reason: unknown) => observer.error(reason));
    }),
);

/** What was answered once is kept for as long as the page is open: walking on asks for nothing again. */
export const client = new ApolloClient({ link: byAddress, cache: new InMemoryCache() });

import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { addressOf } from './documents.ts';

/** Queries by the URL that the page has preloaded. `HttpLink` would add headers, with which browsers do not use a preload. */
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

/** The cache lives as long as the page: walking on requests nothing again. */
export const client = new ApolloClient({ link: byAddress, cache: new InMemoryCache() });

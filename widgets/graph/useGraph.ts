import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useServices } from '../../engine/index.ts';
import { graphClient } from './graphClient.ts';

/** What a query of the graph has answered so far. A failure is thrown to the boundary around the widget. */
export function useGraph<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined {
  const client = graphClient(useServices());
  const { data, error } = useQuery<Data>(document as TypedDocumentNode<Data>, {
    client,
    variables,
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) throw error;
  return data as Data | undefined;
}

import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { OperationCall, OperationResult, PackServices } from '../../engine/index.ts';
import { graphClient } from './graphClient.ts';
import { sendChange, type Change } from './sendChange.ts';

/** A change of the account that is one mutation of the main graph, of one field. */
interface MutationChange<Data, Variables extends OperationVariables> extends Omit<Change, 'send'> {
  mutation: TypedDocumentNode<Data, Variables>;
  variables(call: OperationCall): Variables;
}

/** An operation that sends a mutation; it is never sent again from here. */
export function sendMutation<Data extends object, Variables extends OperationVariables>({
  mutation,
  variables,
  ...change
}: MutationChange<Data, Variables>) {
  return (call: OperationCall, services: PackServices): Promise<OperationResult> =>
    sendChange(services, {
      ...change,
      async send() {
        const sent = { mutation, variables: variables(call) };
        const { data } = await graphClient(services).mutate<Data, OperationVariables>(sent);
        return Object.values(data ?? {}).some(Boolean);
      },
    });
}

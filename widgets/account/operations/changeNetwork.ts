import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, sendChange } from '../../graph/index.ts';
import { ChangeNetworkDocument } from '../graph/generated/home.ts';

/** Gives a wireless network another name, and another password where one was typed. Sent again it is the same network. */
export function changeNetwork({ input }: OperationCall, services: PackServices): Promise<OperationResult> {
  return sendChange(services, {
    refreshes: ['network'],
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: ChangeNetworkDocument,
        variables: {
          input: {
            network: String(input['network']),
            name: String(input['name']),
            ...(input['password'] !== '' && { password: String(input['password']) }),
          },
        },
      });
      return data?.changeNetwork;
    },
  });
}

import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { graphClient, sendChange } from '../../graph/index.ts';
import { ChangeNetworkDocument, type ChangeNetworkMutationVariables } from '../graph/generated/home.ts';

type Run = (call: OperationCall, services: PackServices) => Promise<OperationResult>;
type Input = ChangeNetworkMutationVariables['input'];

/** Gives a wireless network another name, and another password where one was typed. Sent again it is the same network. */
export const changeNetwork: Run = ({ input }, services) =>
  send(services, {
    network: String(input['network']),
    name: String(input['name']),
    ...(input['password'] !== '' && { password: String(input['password']) }),
  });

/** A network for guests on, or off. What it shall be follows from what the customer sees: twice is as once. */
export const switchNetwork: Run = ({ input }, services) =>
  send(services, { network: String(input['network']), isOn: input['isOn'] !== true });

function send(services: PackServices, input: Input): Promise<OperationResult> {
  return sendChange(services, {
    refreshes: ['network'],
    async send() {
      const { data } = await graphClient(services).mutate({
        mutation: ChangeNetworkDocument,
        variables: { input },
      });
      return data?.changeNetwork;
    },
  });
}

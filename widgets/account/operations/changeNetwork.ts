import { sendMutation } from '../../graph/index.ts';
import { ChangeNetworkDocument } from '../graph/generated/home.ts';

const change = { mutation: ChangeNetworkDocument, refreshes: ['network'] };

/** Gives a wireless network another name, and another password where one was typed. Sent again it is the same network. */
export const changeNetwork = sendMutation({
  ...change,
  variables: ({ input: { network, name, password } }) => ({
    input: {
      network: String(network),
      name: String(name),
      ...(password !== '' && { password: String(password) }),
    },
  }),
});

/** A network for guests on, or off. What it shall be follows from what the customer sees: twice is as once. */
export const switchNetwork = sendMutation({
  ...change,
  variables: ({ input: { network, isOn } }) => ({ input: { network: String(network), isOn: isOn !== true } }),
});

import type { NetworkItem, NetworkSource } from '../../generated/records.ts';
import { graphRecords } from '../../graph/index.ts';
import { NetworksQuestion } from '../graph/generated/home.ts';

/** The wireless networks of the home. */
export const networks: NetworkSource = graphRecords(NetworksQuestion, {
  variables: () => ({}),
  nodes: ({ networks: all }) => all,
  item: ({ id, kind, name, isOn }): NetworkItem => ({ id, kind, name, isOn }),
});

import type { ChannelItem, ChannelSource } from '../../generated/records.ts';
import { graphRecords } from '../../graph/index.ts';
import { ChannelsQuestion } from '../graph/generated/home.ts';

/** Every channel, by its number. */
export const channels: ChannelSource = graphRecords(ChannelsQuestion, {
  variables: ({ input }) => ({ language: String(input('language')) }),
  nodes: ({ channels: all }) => all,
  item: ({ id, number, name, genre, isHd, isInPlan }): ChannelItem => ({
    id,
    number,
    name,
    genre,
    picture: isHd ? 'HD' : 'STANDARD',
    plan: isInPlan ? 'INCLUDED' : 'NOT_INCLUDED',
  }),
});

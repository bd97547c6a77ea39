import { parseArgs } from 'node:util';
import type { Command } from '../command.ts';
import { shown } from '../publishing/wish.ts';
import {
  changeReleases,
  openReleaseFolder,
  sayMoment,
  settle,
  unschedule as takeOff,
  whoPublishes,
} from '../releases/index.ts';

/** Takes the last release off the schedule. */
export const unschedule: Command = {
  name: 'unschedule',
  summary: 'takes off the schedule what comes last on it',
  usage: ['unschedule [--to <data folder>]'],
  async run(words) {
    const { values } = parseArgs({ args: [...words], options: { to: { type: 'string' } } });
    const folder = openReleaseFolder(values.to);
    return changeReleases(folder, 'taken off the schedule', async () => {
      const now = new Date();
      const { live = '', scheduled } = settle(folder, now);
      const before = scheduled.at(-2);
      const was = takeOff(folder, { who: whoPublishes(), now });
      console.log(
        `${shown(was.release)} is off the schedule: it was for ${sayMoment(was)}. Customers keep ${shown(before?.release ?? live)}${before ? `, which is scheduled for ${sayMoment(before)}` : ''}.`,
      );
      return 0;
    });
  },
};

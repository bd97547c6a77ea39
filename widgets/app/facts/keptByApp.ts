import { customerPrefix, type PackServices } from '../../../engine/index.ts';

/** Data about the use of the app that the page stores. Customer data is removed by signing out. */
export interface KeptByApp {
  /** True for the first page since the app was opened, and only when it is asked for the first time. */
  begin(): boolean;
  /** Counts a start with somebody signed in, once for each; answers how many there were, this one included. */
  countStart(): number;
  wasAsked(): boolean;
  /** Keeps the answer: who has rated is not asked again, others in a later session. */
  answer(answer: 'rated' | 'declined'): void;
}

const begunKey = 'portal.app.begun';
const countedKey = `${customerPrefix}app.counted`;
const startsKey = `${customerPrefix}app.starts`;
const askedKey = `${customerPrefix}app.asked`;
const answerKey = `${customerPrefix}app.rating`;

/** Kept in the browser of the app: for good in its storage, as long as the app is open in the tab's. */
export function keptByApp({ storage, tabStorage }: Pick<PackServices, 'storage' | 'tabStorage'>): KeptByApp {
  return {
    begin() {
      const isFirst = tabStorage.get(begunKey) === undefined;
      tabStorage.set(begunKey, 'yes');
      return isFirst;
    },
    countStart() {
      const before = Number(storage.get(startsKey)) || 0;
      if (tabStorage.get(countedKey) !== undefined) return before;
      tabStorage.set(countedKey, 'yes');
      storage.set(startsKey, String(before + 1));
      return before + 1;
    },
    wasAsked: () => tabStorage.get(askedKey) !== undefined || storage.get(answerKey) === 'rated',
    answer(given) {
      tabStorage.set(askedKey, 'yes');
      storage.set(answerKey, given);
    },
  };
}

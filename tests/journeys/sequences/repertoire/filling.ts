import type { Hand, PlayedChoice } from './hand.ts';

/** Input for a step with its own fields: texts by the copy key of their label. */
interface Filling extends Pick<PlayedChoice, 'name' | 'at' | 'events' | 'when'> {
  answers: Readonly<Record<string, string>>;
  texts: Readonly<Record<string, string | ((hand: Hand) => Promise<string>)>>;
}

/** Types texts into the fields of a step. */
export function filling({ texts, answers, ...choice }: Filling): PlayedChoice {
  return {
    ...choice,
    answers: () => answers,
    async bring(hand) {
      for (const [label, text] of Object.entries(texts)) {
        const typed = typeof text === 'string' ? text : await text(hand);
        await hand.page.getByRole('textbox', { name: hand.words.say(label) }).fill(typed);
      }
    },
  };
}

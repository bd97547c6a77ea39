/** The ways to pay. */
export const payments = ['new-card', 'saved-card', 'bank-account', 'scheduled'] as const;

/**
 * The moment of the payment at which something is lost: `before` the button is pressed; `sent` and lost for ever, or
 * `late`, when the request reaches the server after everybody has stopped waiting; `accepted` by the server while the
 * processor is silent; `committed`, with its answer lost; `answered`, with everything lost after that; or `finding` out the
 * outcome of a committed one.
 */
export const cuts = ['before', 'sent', 'late', 'accepted', 'committed', 'answered', 'finding'] as const;

/**
 * The things lost, until they come back: `nothing` but the one message; the `graph`; `everything`, code of the page too;
 * the `server`, killed; answers, replaced by something `garbled` or by `null` data; room, with both storages `full`
 * since before the payment; the content of both storages, `cleared`. With the last two the graph is lost as well.
 */
export const losses = [
  'nothing',
  'graph',
  'everything',
  'server',
  'garbled',
  'null',
  'full',
  'cleared',
] as const;

/**
 * The customer's reaction: `waits`, a moment or until the page itself has given up (`waits-long`), goes elsewhere, or
 * follows the screen's `advice` to the letter. If a page offers to pay, the customer goes on until told that it is paid.
 */
export const deeds = [
  'waits',
  'waits-long',
  'reloads',
  'back',
  'second-tab',
  'second-device',
  'other-person',
  'signs-out',
  'advice',
] as const;

export type Payment = (typeof payments)[number];
export type Cut = (typeof cuts)[number];
export type Loss = (typeof losses)[number];
export type Deed = (typeof deeds)[number];

/** One case of the matrix, such as `bank-account/committed/everything/waits`. */
export interface MoneyCase {
  payment: Payment;
  cut: Cut;
  loss: Loss;
  /** `insists`: a person means to make another payment, says so when asked, and makes it. */
  deed: Deed | 'insists';
}

/** Impossible combinations of cut and loss, with the reason. */
export const impossible: readonly { why: string; cut: readonly Cut[]; loss: readonly Loss[] }[] = [
  { why: 'no message is on its way that could be lost or replaced', cut: ['before'], loss: ['nothing'] },
  {
    why: 'only the answer to a payment that was taken can have no data',
    cut: ['before', 'sent', 'late'],
    loss: ['null'],
  },
  { why: 'storage is cleared under a payment on its way', cut: ['before'], loss: ['cleared'] },
  { why: 'the answer came', cut: ['answered'], loss: ['nothing', 'garbled', 'null'] },
];

export const nameOf = ({ payment, cut, loss, deed }: MoneyCase): string =>
  [payment, cut, loss, deed].join('/');

/** Every possible way of losing a payment and of going on, in a fixed order. */
function possible(): Omit<MoneyCase, 'payment'>[] {
  return cuts.flatMap((cut) =>
    losses
      .filter((loss) => !impossible.some((rule) => rule.cut.includes(cut) && rule.loss.includes(loss)))
      .flatMap((loss) => deeds.map((deed) => ({ cut, loss, deed }))),
  );
}

/**
 * The cases of a run: `all` of the product, or (`turns`) each way of losing and going on with one of the ways to pay,
 * in turn. The turn moves on with each loss, so that every pair of values meets.
 */
export function makeCases(extent: 'turns' | 'all'): readonly MoneyCase[] {
  return possible().flatMap((each, index) => {
    const turn = payments[(index + Math.floor(index / deeds.length)) % payments.length] ?? 'bank-account';
    const chosen = extent === 'all' ? payments : [turn];
    return chosen.map((payment) => ({ payment, ...each }));
  });
}

/** The cases in every run of all tests: each has once charged somebody twice, or made a page lie. */
export const telling: readonly string[] = [
  'bank-account/committed/everything/waits',
  'saved-card/committed/graph/waits-long',
  'new-card/late/nothing/waits',
  'bank-account/accepted/nothing/signs-out',
  'saved-card/accepted/nothing/second-device',
  'bank-account/accepted/nothing/other-person',
  'bank-account/accepted/full/reloads',
  'saved-card/committed/null/waits',
  'scheduled/committed/everything/advice',
  'bank-account/before/everything/waits',
  'bank-account/finding/garbled/second-tab',
  'bank-account/committed/server/waits',
];

/** The case with a name. @throws Error that says what is wrong with the name */
export function caseOf(name: string): MoneyCase {
  const found = makeCases('all').find((each) => nameOf(each) === name);
  if (!found) throw new Error(`"${name}" is no case of the matrix: payment/cut/loss/deed, as in cases.ts.`);
  return found;
}

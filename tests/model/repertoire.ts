import type { DataValue, Sequence } from '../../engine/core/sequence/index.ts';
import type { Site } from '../../engine/core/site/index.ts';
import type { Known } from '../../engine/verify/index.ts';

/** A sequence, and everything that can be brought about in it. Small and finite: this is what makes it searchable. */
export interface SequenceModel {
  site: Site;
  sequence: Sequence;
  repertoire: Repertoire;
}

/** Who comes, what they can enter, and how what is asked of others can end. */
export interface Repertoire {
  customers: readonly ModelCustomer[];
  choices: readonly Choice[];
  ways: readonly Way[];
  /** The same facts with everything that follows from them. */
  derive(facts: Known): Known;
}

/** Somebody with whom a journey begins. */
export interface ModelCustomer {
  name: string;
  /** What is known of them. Names that are no facts are notes: `when` may ask them, conditions cannot. */
  facts: Known;
  /** What the first step enters by itself. */
  begins?: Readonly<Record<string, DataValue>>;
}

/** Something that can be done only as long as the facts and notes are these. */
interface Possible {
  name: string;
  /** The state in which it is possible. */
  at: string;
  when?: Known;
  /** What is remembered of it, besides the data of the sequence. What is a fact is known to the sequence from then on. */
  notes?: Known | ((facts: Known) => Known);
}

/** One way to fill in a step, done before one of the events is sent. */
export interface Choice extends Possible {
  events: readonly string[];
  /** What it enters, for a customer of whom these facts are known. */
  answers(facts: Known): Readonly<Record<string, DataValue>>;
}

/** One way in which an operation ends. */
export interface Way extends Possible {
  outcome: string;
  /** It is not known at first how it ended: the result that only waits is seen before its end is. */
  isUnknownFirst?: boolean;
  /** A name for what it shows besides its transition: a journey is planned for that too. */
  shows?: string;
  /** What the operation answers. */
  answers?(facts: Known): Readonly<Record<string, DataValue>>;
}

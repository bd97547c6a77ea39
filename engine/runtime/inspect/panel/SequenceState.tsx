import type { ReactNode } from 'react';
import type { Site } from '../../../core/site/index.ts';
import { shownValue } from '../personal.ts';
import type { Answer, ExplainedSequence } from '../sequenceSnapshot.ts';
import { ReasonList } from './ReasonList.tsx';

/** What the part is given. */
export interface SequenceStateProps {
  site: Site;
  sequence: ExplainedSequence;
}

/** Where the sequence stands, what it has collected, and what each event would do now. */
export function SequenceState({ site, sequence }: SequenceStateProps): ReactNode {
  const { id, at, order, data, fields, transitions } = sequence;
  return (
    <>
      <section>
        <h3>
          {id} is at <b>{at}</b>
        </h3>
        <p>{order.steps.join(' → ')}</p>
        <ReasonList site={site} reasons={order.reasons} />
      </section>
      <Answers title="What each event would do" site={site} answers={transitions} />
      <Answers title="Fields of this step" site={site} answers={fields} />
      <section>
        <h3>Collected</h3>
        <dl>
          {data.map(({ name, value, isHidden }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{shownValue(value, isHidden)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

function Answers({
  title,
  site,
  answers,
}: {
  title: string;
  site: Site;
  answers: readonly Answer[];
}): ReactNode {
  if (answers.length === 0) return undefined;
  return (
    <section>
      <h3>{title}</h3>
      {answers.map(({ subject, outcome, reasons }) => (
        <div key={subject}>
          <p>
            {subject}: <b>{outcome}</b>
          </p>
          <ReasonList site={site} reasons={reasons} />
        </div>
      ))}
    </section>
  );
}

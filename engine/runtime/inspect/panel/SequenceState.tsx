import type { ReactNode } from 'react';
import { shownValue } from '../origin.ts';
import type { Answer, ExplainedSequence } from '../snapshot.ts';
import { ReasonList } from './ReasonList.tsx';

/** Where the sequence stands, what it has collected, and what each event would do now. */
export function SequenceState({ sequence }: { sequence: ExplainedSequence }): ReactNode {
  const { id, at, order, data, fields, transitions } = sequence;
  return (
    <>
      <section>
        <h3>
          {id} is at <b>{at}</b>
        </h3>
        <p>{order.steps.join(' → ')}</p>
        <ReasonList reasons={order.reasons} />
      </section>
      <Answers title="What each event would do" answers={transitions} />
      <Answers title="Fields of this step" answers={fields} />
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

function Answers({ title, answers }: { title: string; answers: readonly Answer[] }): ReactNode {
  if (answers.length === 0) return undefined;
  return (
    <section>
      <h3>{title}</h3>
      {answers.map(({ subject, outcome, reasons }) => (
        <div key={subject}>
          <p>
            {subject}: <b>{outcome}</b>
          </p>
          <ReasonList reasons={reasons} />
        </div>
      ))}
    </section>
  );
}

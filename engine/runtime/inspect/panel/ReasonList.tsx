import { createContext, type ReactNode, useContext } from 'react';
import type { ConditionExplanation, ExplainedAtom } from '../../../core/condition/index.ts';
import type { Reason } from '../../../core/decision/index.ts';
import {
  type ExplainedPlace,
  type ExplainedWidget,
  signOf,
  worded,
} from '../../../core/explanation/index.ts';
import type { Place } from '../../../core/json/index.ts';

/** How the value of a fact that was asked is shown; what is private must not be. */
export const ShownContext = createContext<(atom: ExplainedAtom) => string>(({ name }) => name);

/** What was asked on the way to a decision, each with the tree of its clauses. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }): ReactNode {
  if (reasons.length === 0) return undefined;
  return (
    <ul className="reasons">
      {reasons.map((reason) => (
        <li key={`${reason.subject} ${reason.place.file} ${reason.place.pointer} ${reason.outcome}`}>
          <OneReason reason={reason} />
        </li>
      ))}
    </ul>
  );
}

/** One reason: its outcome, and behind it why. */
function OneReason({ reason }: { reason: Reason }): ReactNode {
  const { subject, outcome, place, because } = reason;
  const head = (
    <>
      <Mark outcome={outcome} /> {subject}: <b>{worded(outcome)}</b> <PlaceText place={place} />
    </>
  );
  if (!because) return <p>{head}</p>;
  return (
    <details>
      <summary>{head}</summary>
      <ul>
        <Clause clause={because} file={place.file} />
      </ul>
    </details>
  );
}

/** A clause with what it asks and what was found; the file is named where it is another one. */
function Clause({ clause, file }: { clause: ConditionExplanation; file: string }): ReactNode {
  const { text, value, place, parts, atom } = clause;
  const shown = useContext(ShownContext);
  return (
    <li>
      <Mark outcome={String(value ?? 'unknown')} /> {text}{' '}
      {atom && (
        <span className="found">
          (is {shown(atom)}, from {atom.source})
        </span>
      )}{' '}
      {atom?.decisive && <strong className="decides">decides</strong>}{' '}
      <PlaceText place={place.file === file ? { ...place, file: '' } : place} />
      {parts.length > 0 && (
        <ul>
          {parts.map((part) => (
            <Clause key={`${part.place.file} ${part.place.pointer}`} clause={part} file={place.file} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** True, false or not known, as a sign; nothing for other outcomes. */
function Mark({ outcome }: { outcome: string }): ReactNode {
  const sign = signOf(outcome);
  if (sign === undefined) return undefined;
  return (
    <span className={outcome}>
      <span aria-hidden="true">{sign}</span>
      <span className="spoken">{outcome}</span>
    </span>
  );
}

function PlaceText({ place: { file, pointer } }: { place: Place }): ReactNode {
  return <code className="place">{`${file}${file === '' || pointer === '' ? '' : ':'}${pointer}`}</code>;
}

/** The widgets of the page and around it: which show, which do not, and why. */
export function Widgets({ places }: { places: readonly ExplainedPlace[] }): ReactNode {
  return places.map(({ title, reason, widgets }) => (
    <section key={title}>
      <h3>{title}</h3>
      {reason && <ReasonList reasons={[reason]} />}
      <WidgetTree widgets={widgets} />
    </section>
  ));
}

function WidgetTree({ widgets }: { widgets: readonly ExplainedWidget[] }): ReactNode {
  if (widgets.length === 0) return undefined;
  return (
    <ul className="reasons">
      {widgets.map(({ pointer, reason, missing, inside }) => (
        <li key={pointer}>
          {reason && <OneReason reason={reason} />}
          {missing.length > 0 && <p className="found">waits for {missing.join(', ')}</p>}
          <WidgetTree widgets={inside} />
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import type { ConditionExplanation, Ternary } from '../../../core/condition/index.ts';
import type { Reason } from '../../../core/decision/index.ts';
import type { Site } from '../../../core/site/index.ts';
import type { Place } from '../../../core/json/index.ts';
import { withoutPrivate } from '../personal.ts';

/** What the list is given. */
export interface ReasonListProps {
  site: Site;
  reasons: readonly Reason[];
}

/** What was asked on the way to a decision, each with the tree of its clauses. Personal values are hidden. */
export function ReasonList({ site, reasons }: ReasonListProps): ReactNode {
  if (reasons.length === 0) return undefined;
  return (
    <ul className="reasons">
      {withoutPrivate(site, reasons).map((reason) => (
        <li key={`${reason.subject} ${reason.place.file} ${reason.place.pointer} ${reason.outcome}`}>
          <OneReason reason={reason} />
        </li>
      ))}
    </ul>
  );
}

/** One reason: its outcome, and behind it why. */
export function OneReason({ reason }: { reason: Reason }): ReactNode {
  const { subject, outcome, place, because } = reason;
  const head = (
    <>
      <Mark value={valueOf(outcome)} /> {subject}: <b>{worded(outcome)}</b> <PlaceText place={place} />
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
  return (
    <li>
      <Mark value={value} /> {text}{' '}
      {atom && (
        <span className="found">
          (is {atom.actual === undefined ? 'not known' : String(atom.actual)}, from {atom.source})
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

/** True, false or not known, as a sign. */
function Mark({ value }: { value: Ternary | 'none' }): ReactNode {
  if (value === 'none') return undefined;
  const [sign, name] = value === undefined ? ['?', 'unknown'] : value ? ['✓', 'true'] : ['✗', 'false'];
  return (
    <span className={name}>
      <span aria-hidden="true">{sign}</span>
      <span className="spoken">{name}</span>
    </span>
  );
}

function PlaceText({ place: { file, pointer } }: { place: Place }): ReactNode {
  return <code className="place">{`${file}${file === '' || pointer === '' ? '' : ':'}${pointer}`}</code>;
}

function valueOf(outcome: string): Ternary | 'none' {
  if (outcome === 'unknown') return undefined;
  return outcome === 'true' || outcome === 'false' ? outcome === 'true' : 'none';
}

function worded(outcome: string): string {
  const words: Readonly<Record<string, string>> = { true: 'yes', false: 'no', unknown: 'not known' };
  return Object.hasOwn(words, outcome) ? (words[outcome] ?? outcome) : outcome;
}

import { useState, type ReactNode } from 'react';
import { manifestOf, type Control, type Subject } from '../../../core/manifest/index.ts';
import type { Item } from '../../../core/record/index.ts';
import { ItemScope } from '../hook/ItemScope.tsx';
import { useItems, type Items } from '../hook/useItems.ts';
import { useScreen } from '../hook/useScreen.ts';
import { usePortal } from '../../portal/index.ts';
import { FailureMessage } from '../slot/Failure.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';

interface SubjectScopeProps {
  subject: Subject;
  children: ReactNode;
}

/**
 * Makes the page about the thing whose key is in the address; another key is another page, for which the things are asked
 * for anew. One that does not exist and one of somebody else are the same: it is not among the customer's things.
 */
export function SubjectScope({ subject, children }: SubjectScopeProps): ReactNode {
  return (
    <ScopeOfOne key={useKey(subject)} subject={subject}>
      {children}
    </ScopeOfOne>
  );
}

function ScopeOfOne({ subject, children }: SubjectScopeProps): ReactNode {
  const { list, item } = useSubject(subject);
  if (list && !item) return <Missing subject={subject} list={list} />;
  return (
    <ItemScope record={subject.record} item={item}>
      {children}
    </ItemScope>
  );
}

/**
 * The same for a sequence, which begins once the thing is loaded. The thing stays as it was then, whatever becomes of it:
 * what is sent, and what is said of the outcome, is about what the customer read.
 */
export function BegunSubjectScope({
  subject,
  exit,
  children,
}: SubjectScopeProps & { exit: Control }): ReactNode {
  const { list, item } = useSubject(subject);
  const [begun, setBegun] = useState(item);
  if (begun === undefined && item !== undefined) setBegun(item);
  const there = begun ?? item;
  if (there !== undefined) {
    return (
      <ItemScope record={subject.record} item={there}>
        {children}
      </ItemScope>
    );
  }
  return list ? <Missing subject={subject} list={list} exit={exit} /> : <WaitingScreen />;
}

function useKey({ param }: Subject): string | undefined {
  return useScreen(({ shown }) => shown?.params[param]);
}

function useSubject(subject: Subject): { list: Items | undefined; item: Item | undefined } {
  const list = useItems({ items: subject.record });
  const key = useKey(subject);
  return { list, item: list?.items.find((each) => each[list.key] === key) };
}

interface MissingProps {
  subject: Subject;
  list: Items;
  exit?: Control;
}

/** Whether it is there is known only where the list is not an old one. */
function Missing({ subject, list, exit }: MissingProps): ReactNode {
  const { manifests } = usePortal().site;
  const record = manifestOf(manifests, 'record', subject.record);
  if (list.isOld)
    return <FailureMessage of="page" error={record?.failed} retry={list.retry} exits={exit && [exit]} />;
  const waysOn = manifestOf(manifests, 'error', record?.missing)?.actions ?? [];
  const exits = exit ? [...waysOn, exit] : waysOn;
  return <FailureMessage of="page" error={record?.missing} retry={undefined} exits={exits} />;
}

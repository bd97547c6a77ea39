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
 * Makes the page about the thing whose key is in the address. One that does not exist and one of somebody else are the
 * same: it is not among the customer's things.
 */
export function SubjectScope({ subject, children }: SubjectScopeProps): ReactNode {
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

function useSubject({ record, param }: Subject): { list: Items | undefined; item: Item | undefined } {
  const list = useItems({ items: record });
  const key = useScreen(({ shown }) => shown?.params[param]);
  return { list, item: list?.items.find((each) => each[list.key] === key) };
}

interface MissingProps {
  subject: Subject;
  list: Items;
  exit?: Control;
}

function Missing({ subject, list, exit }: MissingProps): ReactNode {
  const { site } = usePortal();
  const missing = manifestOf(site.manifests, 'record', subject.record)?.missing;
  return <FailureMessage of="page" error={missing} retry={list.retry} exit={exit} />;
}

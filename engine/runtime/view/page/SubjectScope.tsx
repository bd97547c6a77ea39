import type { ReactNode } from 'react';
import { manifestOf, type Subject } from '../../../core/manifest/index.ts';
import { ItemScope } from '../hook/ItemScope.tsx';
import { useItems } from '../hook/useItems.ts';
import { useScreen } from '../hook/useScreen.ts';
import { usePortal } from '../../portal/index.ts';
import { FailureMessage } from '../slot/Failure.tsx';

interface SubjectScopeProps {
  subject: Subject;
  children: ReactNode;
}

/**
 * What stands inside is about the thing whose key is in the address. One that does not exist and one that is somebody
 * else's are the same: it is not among those that this customer has.
 */
export function SubjectScope({ subject: { record, param }, children }: SubjectScopeProps): ReactNode {
  const { site } = usePortal();
  const { shown } = useScreen();
  const list = useItems({ items: record });
  const key = shown?.params[param];
  const item = list?.items.find((each) => each[list.key] === key);
  if (list && !item) {
    const missing = manifestOf(site.manifests, 'record', record)?.missing;
    return <FailureMessage of="page" error={missing} retry={list.retry} />;
  }
  return (
    <ItemScope record={record} item={item}>
      {children}
    </ItemScope>
  );
}

import { useMemo, type ReactNode } from 'react';
import { manifestOf } from '../../../core/manifest/index.ts';
import { factsOfItem, type Item } from '../../../core/record/index.ts';
import { PortalProvider, usePortal } from '../../portal/index.ts';
import { itemStore } from '../../facts/index.ts';

interface ItemScopeProps {
  /** Id of the record. */
  record: string;
  item: Item;
  children: ReactNode;
}

/** What stands inside is about one thing: hooks, sentences and links take the fields of its record from it. */
export function ItemScope({ record, item, children }: ItemScopeProps): ReactNode {
  const portal = usePortal();
  const scoped = useMemo(() => {
    const manifest = manifestOf(portal.site.manifests, 'record', record);
    const fields = manifest ? factsOfItem(record, manifest, item) : {};
    return { ...portal, store: itemStore(portal.store, fields) };
  }, [portal, record, item]);
  return <PortalProvider portal={scoped}>{children}</PortalProvider>;
}

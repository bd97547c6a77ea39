import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { manifestOf } from '../../../core/manifest/index.ts';
import { factsOfItem, type Item } from '../../../core/record/index.ts';
import { itemStore } from '../../facts/index.ts';
import { PortalProvider, usePortal } from '../../portal/index.ts';

interface ItemScopeProps {
  /** Id of the record. */
  record: string;
  /** Undefined while it is on its way: nothing is known of it then. */
  item: Item | undefined;
  children: ReactNode;
}

/** The things that the surrounding content is about, by their record. */
const ItemContext = createContext<Readonly<Record<string, Item | undefined>>>({});

/** Makes the content inside about one thing: hooks, sentences and links take the fields of its record from it. */
export function ItemScope({ record, item, children }: ItemScopeProps): ReactNode {
  const portal = usePortal();
  const outer = useContext(ItemContext);
  const items = useMemo(() => ({ ...outer, [record]: item }), [outer, record, item]);
  const scoped = useMemo(() => {
    const facts = item && portal.scopedFacts.of(record, item);
    // `facts` overlays the store of the whole portal, so the fields of all surrounding things are added again.
    const about = facts ? items : { [record]: item };
    const fields = Object.entries(about).flatMap(([id, each]) => {
      const manifest = manifestOf(portal.site.manifests, 'record', id);
      return manifest ? Object.entries(factsOfItem(id, manifest, each)) : [];
    });
    return { ...portal, ...facts, store: itemStore((facts ?? portal).store, Object.fromEntries(fields)) };
  }, [portal, record, item, items]);
  return (
    <PortalProvider portal={scoped}>
      <ItemContext value={items}>{children}</ItemContext>
    </PortalProvider>
  );
}

/**
 * The thing of a record that the widget is about; undefined while it is on its way.
 *
 * @example
 * const loan = useItem('loan');
 */
export function useItem(record: string): Item | undefined {
  return useContext(ItemContext)[record];
}

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

/** The things that something is about, by their record. */
const ItemContext = createContext<Readonly<Record<string, Item | undefined>>>({});

/** What stands inside is about one thing: hooks, sentences and links take the fields of its record from it. */
export function ItemScope({ record, item, children }: ItemScopeProps): ReactNode {
  const portal = usePortal();
  const outer = useContext(ItemContext);
  const scoped = useMemo(() => {
    const manifest = manifestOf(portal.site.manifests, 'record', record);
    const fields = manifest ? factsOfItem(record, manifest, item) : {};
    const facts = item && portal.scopedFacts.of(record, item);
    return { ...portal, ...facts, store: itemStore((facts ?? portal).store, fields) };
  }, [portal, record, item]);
  const items = useMemo(() => ({ ...outer, [record]: item }), [outer, record, item]);
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

import type { ReactNode } from 'react';
import {
  ItemScope,
  useControls,
  useHref,
  type Control,
  type Item,
  type RouteLink,
} from '../../engine/index.ts';
import { ControlRow, NameContext } from '../controls/index.ts';
import { TextLink } from '../kit/text-link/index.ts';

interface OfItem {
  record: string;
  item: Item;
}

/** Links a thing to the target in its manifest; just the words if there is no address. */
export function ItemLink({
  record,
  item,
  to,
  children,
}: OfItem & { to: RouteLink; children: ReactNode }): ReactNode {
  return (
    <ItemScope record={record} item={item}>
      <Leading to={to}>{children}</Leading>
    </ItemScope>
  );
}

function Leading({ to, children }: { to: RouteLink; children: ReactNode }): ReactNode {
  const href = useHref(to);
  return href === undefined ? children : <TextLink href={href}>{children}</TextLink>;
}

interface ItemActionsProps extends OfItem {
  actions: readonly Control[];
  /** The name of the thing, which tells equal links of several rows apart. */
  name: string;
}

/** The actions of a thing whose condition holds for it. */
export function ItemActions({ record, item, actions, name }: ItemActionsProps): ReactNode {
  if (actions.length === 0) return undefined;
  return (
    <ItemScope record={record} item={item}>
      <Usable actions={actions} name={name} />
    </ItemScope>
  );
}

function Usable({ actions, name }: Pick<ItemActionsProps, 'actions' | 'name'>): ReactNode {
  const controls = useControls(actions).map((control) => ({ ...control, style: 'link' as const }));
  return (
    <NameContext value={name}>
      <ControlRow controls={controls} />
    </NameContext>
  );
}

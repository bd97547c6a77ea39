import type { ReactNode } from 'react';
import {
  ItemScope,
  useControls,
  useHref,
  type Control,
  type Item,
  type RouteLink,
} from '../../engine/index.ts';
import { Inline } from '../kit/inline/index.ts';
import { TextButton } from '../kit/text-button/index.ts';
import { TextLink } from '../kit/text-link/index.ts';
import { VisuallyHidden } from '../kit/visually-hidden/index.ts';

interface OfItem {
  record: string;
  item: Item;
}

/** Leads from a thing to where its manifest says; just its words where that leads nowhere. */
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
  /** What the thing is called: the same words stand in every row, and are told apart by it. */
  name: string;
}

/** What can be done with a thing: those actions whose condition holds of it. */
export function ItemActions({ record, item, actions, name }: ItemActionsProps): ReactNode {
  if (actions.length === 0) return undefined;
  return (
    <ItemScope record={record} item={item}>
      <Usable actions={actions} name={name} />
    </ItemScope>
  );
}

function Usable({ actions, name }: Pick<ItemActionsProps, 'actions' | 'name'>): ReactNode {
  const controls = useControls(actions);
  if (controls.length === 0) return undefined;
  return (
    <Inline gap={4}>
      {controls.map(({ label, href, press }) => {
        const words = (
          <span>
            {label}
            <VisuallyHidden> {name}</VisuallyHidden>
          </span>
        );
        return href === undefined ? (
          <TextButton key={label} onPress={press}>
            {words}
          </TextButton>
        ) : (
          <TextLink key={label} href={href} kind="standalone">
            {words}
          </TextLink>
        );
      })}
    </Inline>
  );
}

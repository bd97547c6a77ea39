import type { ReactNode } from 'react';
import { ItemScope, useItems, useSentence, type Copy, type WidgetProps } from '../../../engine/index.ts';
import { NameContext } from '../../controls/index.ts';
import type { EachItemSettings } from '../../generated/settings.ts';
import { Old } from '../../item-list/index.ts';
import { Stack } from '../../kit/stack/index.ts';
import { Text } from '../../kit/text/index.ts';
import { Waiting } from '../../waiting/index.ts';

/** The slot `body` once for each thing of a list, about that one. */
export function EachItem({ settings, slots }: WidgetProps<EachItemSettings>): ReactNode {
  const list = useItems(settings);
  const empty = useSentence(list?.empty);
  if (!list) return <Waiting shape="card" />;
  if (list.items.length === 0) return <Text tone="muted">{empty}</Text>;
  return (
    <Stack gap={6}>
      {list.isOld && <Old retry={list.retry} />}
      {list.items.map((item) => (
        <ItemScope key={String(item[list.key])} record={settings.items} item={item}>
          <Named name={list.items.length > 1 ? settings.name : undefined}>{slots['body']}</Named>
        </ItemScope>
      ))}
    </Stack>
  );
}

function Named({ name, children }: { name: Copy | undefined; children: ReactNode }): ReactNode {
  return <NameContext value={useSentence(name)}>{children}</NameContext>;
}

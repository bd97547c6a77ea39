import type { ReactNode } from 'react';
import { useItem, useSentences, type WidgetProps } from '../../../engine/index.ts';
import type { CardEditSettings } from '../../generated/settings.ts';
import { Stack } from '../../kit/stack/index.ts';
import { RegisteredCardFrame, FrameErrors } from '../card-frame-registry/index.ts';

/** Edits a saved card in the frame of the card service: expiration, ZIP code, name, a new security code. */
export function CardEdit({ settings }: WidgetProps<CardEditSettings>): ReactNode {
  const { card, title } = settings;
  const [words = ''] = useSentences([title]);
  const [record = ''] = card.type.split('.');
  const item = useItem(record);
  if (item === undefined) return undefined;
  const read = (field: string): string => String(item[field.slice(record.length + 1)] ?? '');
  return (
    <Stack gap={5}>
      <FrameErrors />
      <RegisteredCardFrame
        mode="edit-card"
        title={words}
        method={{ id: String(item['id']), type: read(card.type) }}
        values={{
          expiration: read(card.expiration),
          zip: read(card.zip),
          nameOnCard: read(card.nameOnCard),
        }}
      />
    </Stack>
  );
}

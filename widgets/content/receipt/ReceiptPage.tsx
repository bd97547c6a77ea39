import type { ReactNode } from 'react';
import { useSentences, type WidgetProps } from '../../../engine/index.ts';
import type { ReceiptPageSettings } from '../../generated/settings.ts';
import { Page } from '../../kit/layout/page/index.ts';
import { Receipt } from '../../kit/receipt/index.ts';
import { Stack } from '../../kit/stack/index.ts';

/** A result, laid out to be read, printed or saved. */
export function ReceiptPage({ settings, slots }: WidgetProps<ReceiptPageSettings>): ReactNode {
  const [title, amount, text] = useSentences([settings.title, settings.amount, settings.text]);
  if (title === undefined) return undefined;
  return (
    <Page width="narrow">
      <Receipt state={settings.tone} title={title} amount={amount} lead={text} actions={slots['actions']}>
        {slots['body'] && <Stack gap={4}>{slots['body']}</Stack>}
      </Receipt>
    </Page>
  );
}

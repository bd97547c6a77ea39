import type { ReactNode } from 'react';
import { useSentences, type WidgetProps } from '../../../engine/index.ts';
import type { BankSignInSettings } from '../../generated/settings.ts';
import { Stack } from '../../kit/stack/index.ts';
import { RegisteredCardFrame, FrameErrors } from '../card-frame-registry/index.ts';

/** The sign-in to one's bank, in the frame of the card service: the typed data never enters this page (BL-BNK-002). */
export function BankSignIn({ settings }: WidgetProps<BankSignInSettings>): ReactNode {
  const [title = ''] = useSentences([settings.title]);
  return (
    <Stack gap={5}>
      <FrameErrors />
      <RegisteredCardFrame mode="bank-sign-in" title={title} />
    </Stack>
  );
}

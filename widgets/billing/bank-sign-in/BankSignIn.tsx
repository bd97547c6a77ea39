import type { ReactNode } from 'react';
import { useSentences, type WidgetProps } from '../../../engine/index.ts';
import type { BankSignInSettings } from '../../generated/settings.ts';
import { Stack } from '../../kit/stack/index.ts';
import { CardDeskFrame, FrameErrors } from '../card-desk/index.ts';

/** The sign-in to one's bank, in the frame of the card service: what is typed there never enters this page (BL-BNK-002). */
export function BankSignIn({ settings }: WidgetProps<BankSignInSettings>): ReactNode {
  const [title = ''] = useSentences([settings.title]);
  return (
    <Stack gap={5}>
      <FrameErrors />
      <CardDeskFrame mode="bank-sign-in" title={title} />
    </Stack>
  );
}

import type { ReactNode } from 'react';
import { useText } from '../../engine/index.ts';
import { Inline } from '../kit/inline/index.ts';
import { TextButton } from '../kit/text-button/index.ts';
import { Text } from '../kit/text/index.ts';

/** Says that things could not be loaded again, so that what shows may be out of date. */
export function Old({ retry }: { retry: () => void }): ReactNode {
  const text = useText();
  return (
    <Inline gap={3}>
      <Text tone="muted">{text('list:old')}</Text>
      <TextButton onPress={retry}>{text('common:tryAgain')}</TextButton>
    </Inline>
  );
}

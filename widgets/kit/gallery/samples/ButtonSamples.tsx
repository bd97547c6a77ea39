import { lock } from '../../../generated/glyphs/lock.ts';
import type { ReactElement } from 'react';
import { Button } from '../../button/index.ts';
import { Icon } from '../../icon/index.ts';
import { Inline } from '../../inline/index.ts';
import type { ScreenProps } from '../screens/ScreenProps.ts';
import { Sample } from './Sample.tsx';

/** Every kind of button, waiting and not available too. */
export function ButtonSamples({ copy }: ScreenProps): ReactElement {
  const { forms } = copy;
  return (
    <Sample name="Button">
      <Inline>
        <Button icon={<Icon glyph={lock} size="small" />}>{forms.pay}</Button>
        <Button isPending pendingLabel={forms.processing}>
          {forms.pay}
        </Button>
        <Button isDisabled>{forms.disabled}</Button>
      </Inline>
      <Inline>
        <Button kind="secondary">{forms.cancel}</Button>
        <Button kind="quiet">{forms.cancel}</Button>
        <Button kind="danger">{forms.remove}</Button>
      </Inline>
    </Sample>
  );
}

import type { ReactElement } from 'react';
import type { ScreenProps } from '../screens/ScreenProps.ts';
import { ButtonSamples } from './ButtonSamples.tsx';
import { ChoiceSamples } from './ChoiceSamples.tsx';
import { FieldSamples } from './FieldSamples.tsx';
import { OverlaySamples } from './OverlaySamples.tsx';
import { SamplePage } from './Sample.tsx';

/** What people press, type and choose. */
export function FormSamples({ copy, view }: ScreenProps): ReactElement {
  return (
    <SamplePage title="Forms">
      <FieldSamples copy={copy} view={view} />
      <ChoiceSamples copy={copy} view={view} />
      <ButtonSamples copy={copy} view={view} />
      <OverlaySamples copy={copy} view={view} />
    </SamplePage>
  );
}

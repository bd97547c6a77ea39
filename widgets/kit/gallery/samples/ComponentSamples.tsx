import type { ReactElement } from 'react';
import type { ScreenProps } from '../screens/ScreenProps.ts';
import { ContentSamples } from './ContentSamples.tsx';
import { ListSamples } from './ListSamples.tsx';
import { SamplePage } from './Sample.tsx';
import { StateSamples } from './StateSamples.tsx';

/** The plain pieces: those that load no React Aria. */
export function ComponentSamples({ copy, view }: ScreenProps): ReactElement {
  return (
    <SamplePage title="Components">
      <ContentSamples copy={copy} view={view} />
      <StateSamples copy={copy} view={view} />
      <ListSamples copy={copy} view={view} />
    </SamplePage>
  );
}

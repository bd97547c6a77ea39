import { lazy, Suspense } from 'react';
import type { Presentation } from '../../engine/index.ts';
import { BusyContext, ControlButton } from '../controls/index.ts';
import { Notice } from '../kit/notice/index.ts';
import { Skeleton, SkeletonGroup } from '../kit/skeleton/index.ts';
import { Stack } from '../kit/stack/index.ts';
import { TextButton } from '../kit/text-button/index.ts';
import { Toast } from '../kit/toast/index.ts';

const ErrorDialog = lazy(async () => ({ default: (await import('./dialogs/index.ts')).ErrorDialog }));
const QuestionDialog = lazy(async () => ({ default: (await import('./dialogs/index.ts')).QuestionDialog }));
const StepLayout = lazy(async () => {
  const { StepLayout: layout } = await import('./step-layout/index.ts');
  prepareDialogs().catch(() => undefined);
  return { default: layout };
});

/** What has to be said when the network is gone has to be there by then. */
function prepareDialogs(): Promise<unknown> {
  return import('./dialogs/index.ts');
}

/** How this product shows waits, failures, steps and dialogs. What the first page does not need comes later. */
export const presentation: Presentation = {
  prepare: prepareDialogs,
  Skeleton: ({ label }) => (
    <SkeletonGroup label={label} holdsBack="briefly">
      <Skeleton shape="card" />
    </SkeletonGroup>
  ),
  Waiting: ({ label }) => (
    <SkeletonGroup label={label}>
      <Stack gap={5}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="card" />
        <Skeleton shape="text" width="long" />
      </Stack>
    </SkeletonGroup>
  ),
  Failure: ({ of, title, text, retryLabel, retry, exit }) => (
    <Notice
      state="warning"
      title={title}
      headingLevel={of === 'page' ? 1 : undefined}
      announce="polite"
      actions={
        <>
          <TextButton onPress={retry}>{retryLabel}</TextButton>
          {exit && <ControlButton control={exit} />}
        </>
      }
    >
      {text}
    </Notice>
  ),
  ErrorDialog: ({ error, onAcknowledge }) => (
    <Suspense fallback={undefined}>
      <ErrorDialog error={error} onAcknowledge={onAcknowledge} />
    </Suspense>
  ),
  QuestionDialog: ({ dialog }) => (
    <Suspense fallback={undefined}>
      <QuestionDialog dialog={dialog} />
    </Suspense>
  ),
  StepLayout: ({ step, children }) => (
    <Suspense fallback={undefined}>
      <StepLayout step={step}>{children}</StepLayout>
    </Suspense>
  ),
  Toast,
  Busy: ({ label, active, children }) => (
    <BusyContext value={active ? label : undefined}>{children}</BusyContext>
  ),
};

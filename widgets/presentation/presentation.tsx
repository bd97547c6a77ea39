import { lazyComponent, type Presentation } from '../../engine/index.ts';
import { BusyContext, ControlButton } from '../controls/index.ts';
import { useAnnouncement } from '../kit/announcer/index.ts';
import { Notice } from '../kit/notice/index.ts';
import { Skeleton, SkeletonGroup } from '../kit/skeleton/index.ts';
import { Stack } from '../kit/stack/index.ts';
import { TextButton } from '../kit/text-button/index.ts';
import { Toast } from '../kit/toast/index.ts';

const ErrorDialog = lazyComponent(
  'error dialog',
  async () => (await import('./dialogs/index.ts')).ErrorDialog,
);
const QuestionDialog = lazyComponent(
  'question dialog',
  async () => (await import('./dialogs/index.ts')).QuestionDialog,
);
const StepLayout = lazyComponent('step layout', async () => {
  const { StepLayout: layout } = await import('./step-layout/index.ts');
  prepareDialogs().catch(() => undefined);
  return layout;
});

/** The code for failures must be loaded before the network is gone. */
function prepareDialogs(): Promise<unknown> {
  return import('./dialogs/index.ts');
}

/** The components of this product for waits, failures, steps and dialogs. Those that the first page does not need are lazy. */
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
      isAnnounced
      actions={
        <>
          {retry && <TextButton onPress={retry}>{retryLabel}</TextButton>}
          {exit && <ControlButton control={exit} />}
        </>
      }
    >
      {text}
    </Notice>
  ),
  ErrorDialog,
  QuestionDialog,
  StepLayout,
  Toast,
  Busy: ({ label, active, children }) => {
    const busy = active ? label : undefined;
    useAnnouncement(busy, 'assertive');
    return <BusyContext value={busy}>{children}</BusyContext>;
  },
};

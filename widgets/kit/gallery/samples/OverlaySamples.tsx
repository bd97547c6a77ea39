import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../button/index.ts';
import { Dialog } from '../../dialog/index.ts';
import { Inline } from '../../inline/index.ts';
import { createToastQueue, ToastRegion } from '../../toast/index.ts';
import type { ScreenProps } from '../screens/ScreenProps.ts';
import { Sample } from './Sample.tsx';

const toasts = createToastQueue();

/** What appears over the page. */
export function OverlaySamples({ copy }: ScreenProps): ReactElement {
  const { forms } = copy;
  const [open, setOpen] = useState<'dialog' | 'alert'>();
  const close = (): void => setOpen(undefined);
  return (
    <Sample name="Dialog, ToastRegion">
      <Inline>
        <Button kind="secondary" onPress={() => setOpen('dialog')}>
          {forms.openDialog}
        </Button>
        <Button kind="secondary" onPress={() => setOpen('alert')}>
          {forms.openAlert}
        </Button>
        <Button kind="secondary" onPress={() => toasts.add({ state: 'success', title: forms.toastText })}>
          {forms.toast}
        </Button>
        <Button
          kind="secondary"
          onPress={() => toasts.add({ state: 'danger', title: forms.alertTitle, detail: forms.alertText })}
        >
          {forms.toastError}
        </Button>
      </Inline>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title={forms.dialogTitle}
        closeLabel={forms.close}
        actions={
          <>
            <Button onPress={close}>{forms.dialogConfirm}</Button>
            <Button kind="quiet" onPress={close}>
              {forms.dialogBack}
            </Button>
          </>
        }
      >
        {forms.dialogText}
      </Dialog>
      <Dialog
        kind="alert"
        isOpen={open === 'alert'}
        onClose={close}
        title={forms.alertTitle}
        actions={<Button onPress={close}>{forms.ok}</Button>}
      >
        {forms.alertText}
      </Dialog>
      <ToastRegion queue={toasts} label={forms.messages} dismissLabel={forms.dismiss} />
    </Sample>
  );
}

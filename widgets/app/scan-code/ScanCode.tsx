import { useEffect, useState, type ReactNode } from 'react';
import {
  useFact,
  useSentence,
  useSequenceValue,
  useServices,
  useText,
  type WidgetProps,
} from '../../../engine/index.ts';
import { fieldId } from '../../field-error/index.ts';
import type { ScanCodeSettings } from '../../generated/settings.ts';
import { Button } from '../../kit/button/index.ts';
import { Dialog } from '../../kit/dialog/index.ts';
import { Inline } from '../../kit/inline/index.ts';
import { Notice } from '../../kit/notice/index.ts';
import { Text } from '../../kit/text/index.ts';
import { nativeBridge } from '../../native-bridge/index.ts';
import { Camera } from './Camera.tsx';
import { codeIn } from './codeIn.ts';

/** How far scanning is: whether the camera is on, what it has seen, and whether the customer goes on in the field. */
type Scanning = 'idle' | 'looking' | 'seen-other' | 'no-camera' | 'in-field' | 'in-field-after-other';

const onScreen: readonly Scanning[] = ['looking', 'seen-other', 'no-camera'];

/**
 * Fills in the field beside it from a code on a label: with the camera of the browser over the page, or with the scanner of
 * the app. What was read, or could not be, leaves the focus in the field, where it can be typed; closing returns it to the button.
 */
export function ScanCode({ settings }: WidgetProps<ScanCodeSettings>): ReactNode {
  const { field } = settings;
  const { constant, report } = useServices();
  const text = useText();
  const label = useSentence(settings.label);
  const scanner = useFact('platform.scanner');
  const [, fillIn] = useSequenceValue(field);
  const [scanning, turn] = useState<Scanning>('idle');
  const digits = Number(typeof settings.digits === 'string' ? constant(settings.digits) : settings.digits);
  const isInField = scanning === 'in-field' || scanning === 'in-field-after-other';
  useEffect(() => {
    if (isInField) document.getElementById(fieldId(field))?.focus();
  }, [isInField, field]);
  if (label === undefined) return undefined;
  const take = (read: string, otherwise: Scanning): void => {
    const code = codeIn(read, digits);
    if (code !== undefined) fillIn(code);
    turn(code === undefined ? otherwise : 'in-field');
  };
  const scan = async (): Promise<void> => {
    if (scanner !== 'app') return turn('looking');
    turn('idle');
    const read = await nativeBridge(report)?.scanCode();
    if (read !== undefined) take(read, 'in-field-after-other');
  };
  const other = text('app:scan.other', { digits: { value: digits, format: 'number' } });
  return (
    <>
      <Inline>
        <Button kind="secondary" onPress={() => void scan()}>
          {label}
        </Button>
        <output>{scanning === 'in-field-after-other' && <Text as="span">{other}</Text>}</output>
      </Inline>
      <Dialog
        isOpen={onScreen.includes(scanning)}
        onClose={() => turn('idle')}
        closeLabel={text('common:close')}
        title={text('app:scan.title')}
        actions={
          <Button kind="secondary" onPress={() => turn('in-field')}>
            {text('app:scan.type')}
          </Button>
        }
      >
        {scanning === 'no-camera' ? (
          <Notice state="warning" title={text('app:scan.noCamera.title')} isAnnounced>
            {text('app:scan.noCamera.text')}
          </Notice>
        ) : (
          <>
            <Camera onRead={(read) => take(read, 'seen-other')} onFail={() => turn('no-camera')} />
            <output>
              <Text as="span">{scanning === 'seen-other' ? other : text('app:scan.text')}</Text>
            </output>
          </>
        )}
      </Dialog>
    </>
  );
}

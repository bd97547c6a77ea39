import type { ReactNode } from 'react';
import { useControls, useSentence, type WidgetProps } from '../../../engine/index.ts';
import { ControlRow } from '../../controls/index.ts';
import type { CardBoxSettings } from '../../generated/settings.ts';
import { Card } from '../../kit/card/index.ts';

/** A surface around the slot `body`. With a title it is a region of the page. */
export function CardBox({ settings, slots }: WidgetProps<CardBoxSettings>): ReactNode {
  const title = useSentence(settings.title);
  const controls = useControls(settings.controls ?? []);
  return (
    <Card title={title} footer={controls.length > 0 ? <ControlRow controls={controls} /> : undefined}>
      {slots['body']}
    </Card>
  );
}

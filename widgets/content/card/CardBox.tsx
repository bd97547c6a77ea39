import type { ReactNode } from 'react';
import { useControls, useSentence, type WidgetProps } from '../../../engine/index.ts';
import { ControlRow } from '../../controls/index.ts';
import type { CardBoxSettings } from '../../generated/settings.ts';
import { Card } from '../../kit/card/index.ts';

/** A surface with a heading; its content stands in the slot `body`. */
export function CardBox({ settings, slots }: WidgetProps<CardBoxSettings>): ReactNode {
  const title = useSentence(settings.title);
  const controls = useControls(settings.controls ?? []);
  return (
    <Card title={title} footer={controls.length > 0 ? <ControlRow controls={controls} /> : undefined}>
      {slots['body']}
    </Card>
  );
}

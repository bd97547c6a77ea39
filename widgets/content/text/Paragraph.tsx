import type { ReactNode } from 'react';
import { useSentence, type WidgetProps } from '../../../engine/index.ts';
import type { ParagraphSettings } from '../../generated/settings.ts';
import { Text } from '../../kit/text/index.ts';

/** A paragraph. */
export function Paragraph({ settings }: WidgetProps<ParagraphSettings>): ReactNode {
  const text = useSentence(settings.text);
  if (text === undefined) return undefined;
  return <Text>{settings.language === undefined ? text : <span lang={settings.language}>{text}</span>}</Text>;
}

import type { ReactNode } from 'react';
import { useControls, useSentences, type WidgetProps } from '../../../engine/index.ts';
import { ControlRow } from '../../controls/index.ts';
import type { NoticeBoxSettings } from '../../generated/settings.ts';
import { Notice } from '../../kit/notice/index.ts';

/** An alert inside a page. Without a title its sentence is the title. */
export function NoticeBox({ settings }: WidgetProps<NoticeBoxSettings>): ReactNode {
  const [title, text] = useSentences([settings.title, settings.text]);
  const controls = useControls(settings.controls ?? []);
  if (text === undefined) return undefined;
  return (
    <Notice
      state={settings.tone}
      title={title ?? text}
      isAnnounced={settings.announced}
      actions={controls.length > 0 ? <ControlRow controls={controls} /> : undefined}
    >
      {title === undefined ? undefined : text}
    </Notice>
  );
}

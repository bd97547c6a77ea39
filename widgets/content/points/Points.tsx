import type { ReactNode } from 'react';
import { useSentences, type WidgetProps } from '../../../engine/index.ts';
import type { PointsSettings } from '../../generated/settings.ts';
import { iconOf } from '../../icons/index.ts';
import { Icon } from '../../kit/icon/index.ts';
import { Heading, Text } from '../../kit/text/index.ts';
import styles from './Points.module.css';

/** A few points, each with an icon, a title and a sentence. */
export function Points({ settings }: WidgetProps<PointsSettings>): ReactNode {
  const words = useSentences(settings.points.flatMap(({ title, text }) => [title, text]));
  return (
    <ul className={styles.points}>
      {settings.points.map(({ icon, title }, index) => (
        <li key={typeof title === 'string' ? title : title.key} className={styles.point}>
          <span className={styles.icon}>
            <Icon glyph={iconOf(icon)} />
          </span>
          <Heading level={2} size="body">
            {words[index * 2] ?? ''}
          </Heading>
          <Text tone="muted">{words[index * 2 + 1] ?? ''}</Text>
        </li>
      ))}
    </ul>
  );
}

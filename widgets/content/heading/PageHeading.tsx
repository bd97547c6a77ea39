import type { ReactNode } from 'react';
import { useSentences, type WidgetProps } from '../../../engine/index.ts';
import type { PageHeadingSettings } from '../../generated/settings.ts';
import { PageHeading as Look } from '../../kit/layout/page/index.ts';
import { Skeleton } from '../../kit/skeleton/index.ts';

/** The heading of a page, with a sentence below it. A skeleton of the same height while a name in it is not known. */
export function PageHeading({ settings }: WidgetProps<PageHeadingSettings>): ReactNode {
  const [title, intro] = useSentences([settings.title, settings.intro]);
  if (title === undefined) return <Skeleton shape="title" width="half" />;
  return <Look title={title} lead={intro} />;
}

import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { LucideIcon } from 'lucide-react';

/** The four meanings that have a colour, an icon and words. */
export type NoticeState = 'information' | 'success' | 'warning' | 'danger';

/** The one icon of each state, so that a state looks the same wherever it is shown. */
export const stateIcon: Readonly<Record<NoticeState, LucideIcon>> = {
  information: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

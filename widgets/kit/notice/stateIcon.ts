import { circleExclamationPoint } from '../../generated/glyphs/circleExclamationPoint.ts';
import { circleCheck } from '../../generated/glyphs/circleCheck.ts';
import { info } from '../../generated/glyphs/info.ts';
import { triangleExclamationPoint } from '../../generated/glyphs/triangleExclamationPoint.ts';
import type { Glyph } from '../icon/index.ts';

/** The four meanings that have a colour, an icon and words. */
export type NoticeState = 'information' | 'success' | 'warning' | 'danger';

/** The one icon of each state, so that a state looks the same wherever it is shown. */
export const stateIcon: Readonly<Record<NoticeState, Glyph>> = {
  information: info,
  success: circleCheck,
  warning: triangleExclamationPoint,
  danger: circleExclamationPoint,
};

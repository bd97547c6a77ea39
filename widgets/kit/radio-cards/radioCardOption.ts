import type { ReactNode } from 'react';

/** One of the options of a choice. */
export interface RadioCardOption<Value extends string> {
  value: Value;
  title: string;
  /** A line below the title. */
  detail?: string | undefined;
  /** A formatted amount at the end of the line; part of the option's name. */
  amount?: string | undefined;
  /** A `Badge` beside the title. */
  badge?: ReactNode;
  /** A decorative `Icon` before the title. */
  icon?: ReactNode;
  /** Why it cannot be chosen; the option is disabled while there is a reason, and shows it. */
  disabledReason?: string | undefined;
  /** Further content of this option, such as a field; shows while it is chosen. */
  more?: ReactNode;
}

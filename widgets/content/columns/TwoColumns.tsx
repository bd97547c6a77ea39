import type { ReactNode } from 'react';
import type { WidgetProps } from '../../../engine/index.ts';
import { Columns } from '../../kit/layout/columns/index.ts';

/** Two columns on wide screens, from the slots `main` and `aside`. */
export function TwoColumns({ slots }: WidgetProps): ReactNode {
  return <Columns aside={slots['aside']}>{slots['main']}</Columns>;
}

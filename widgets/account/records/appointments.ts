import type { AppointmentItem, AppointmentSource } from '../../generated/records.ts';
import { graphRecords } from '../../graph/index.ts';
import { AppointmentsQuestion } from '../graph/generated/home.ts';

/** The visits of technicians. */
export const appointments: AppointmentSource = graphRecords(AppointmentsQuestion, {
  variables: () => ({}),
  nodes: ({ appointments: all }) => all,
  item: ({ id, orderNumber, kind, state, on, window }): AppointmentItem => ({
    id,
    order: orderNumber,
    kind,
    state,
    on,
    window,
  }),
});

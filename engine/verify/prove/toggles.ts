import { problem } from '../problem/index.ts';
import type { Proof } from './proof.ts';

/** Toggles are taken out in time. */
export const toggles: Proof = ({ manifests, today, placeOf }) =>
  Object.entries(manifests.toggle).flatMap(([id, { expires }]) =>
    expires === undefined || today === undefined || today <= expires
      ? []
      : [problem('expired-toggle', { expired: expires }, placeOf('toggle', id, '/expires'))],
  );

import type { FactSource } from '../../../engine/index.ts';
import { askGraph } from '../../graph/index.ts';
import { PrivacyQuestion } from '../graph/generated/verification.ts';

/** Whether call details are open, and where a code can go. Its manifest says for whom it is not asked (SH-SESS-005). */
export const cpniSource: FactSource = (services) => {
  const { set, fail } = services;
  askGraph(services, PrivacyQuestion, {})
    .then(({ privacy: { isVerified, phone, email } }) =>
      set({
        'cpni.compliant': isVerified,
        'cpni.hasPhone': typeof phone === 'string',
        'cpni.hasEmail': typeof email === 'string',
        'cpni.phone': phone ?? undefined,
        'cpni.email': email ?? undefined,
      }),
    )
    .catch(fail);
  return () => undefined;
};

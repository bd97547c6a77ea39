import type { FactSource } from '../../../engine/index.ts';
import { askGraph } from '../../graph/index.ts';
import { SelfInstallQuestion } from '../graph/generated/home.ts';

/** Whether the customer can install what has come. A check that fails makes nobody eligible, and says that it failed. */
export const selfInstallSource: FactSource = (services) => {
  askGraph(services, SelfInstallQuestion, {})
    .then(({ selfInstall: { eligible, reason } }) =>
      services.set({
        'self-install.eligible': eligible,
        'self-install.checkFailed': false,
        'self-install.reason': reason,
      }),
    )
    .catch(() =>
      services.set({
        'self-install.eligible': false,
        'self-install.checkFailed': true,
        'self-install.reason': 'NONE',
      }),
    );
  return () => undefined;
};

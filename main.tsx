import { startPortal } from './engine/index.ts';
import essentialEn from './locales/en/essential.json' with { type: 'json' };
import essentialEs from './locales/es/essential.json' with { type: 'json' };
import { eagerWidgets } from './widgets/eager.ts';
import './widgets/kit/tokens/index.css';
import { packs } from './widgets/packs.ts';
import { presentation } from './widgets/presentation/index.ts';
import { reportProblem } from './widgets/report/index.ts';
import { showStartFailure } from './widgets/start-failure/index.ts';

const container = document.querySelector<HTMLElement>('#root');
if (!container) throw new Error('The page has no #root.');

const essential = { en: essentialEn, es: essentialEs };

try {
  const portal = await startPortal({
    container,
    packs,
    eager: eagerWidgets,
    presentation,
    essential,
    pointer: '/assets/releases/current.json',
    report: reportProblem,
  });
  if (import.meta.hot) {
    const { watchRelease } = await import('./engine/runtime/dev/index.ts');
    watchRelease(import.meta.hot, portal);
  }
} catch (reason) {
  reportProblem({ what: 'start-failed', detail: reason });
  showStartFailure(container, essential);
}

/* oxlint-disable react/iframe-missing-sandbox -- the frames show pages of our own, whose height this page reads */
/**
 * Every widget in every example beside it (`*.examples.json`), each in a frame with a portal of its own, staged as in the
 * tests. `?widget=billing/status-card&language=es&scheme=dark` selects the view.
 */
import { Fragment, type ReactElement, type SyntheticEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { startPortal, type Pack, type Widget } from '../../engine/index.ts';
import site from '../../manifests/portal/site.json' with { type: 'json' };
import { Heading } from '../../widgets/kit/text/index.ts';
import '../../widgets/kit/tokens/index.css';
import { packs } from '../../widgets/packs.ts';
import { presentation } from '../../widgets/presentation/index.ts';
import type { StagedRelease, WidgetExample } from '../../widgets/testing/index.ts';

interface View {
  widget: string;
  language: string;
  scheme: string;
}

/** A frame has its view in its name: its address is the example's. */
interface Frame extends View {
  example: string;
}

const asked = Object.fromEntries(new URLSearchParams(location.search));
const firstView = { language: site.languages[0]?.id ?? '', scheme: 'light' };

const container = document.querySelector<HTMLElement>('#root');
if (!container) throw new Error('The page has no #root.');
if (window.name === '') {
  document.documentElement.dataset['scheme'] = asked['scheme'] ?? firstView.scheme;
  createRoot(container).render(<Gallery examples={await readJson<Examples>('/examples.json')} />);
} else {
  await showExample(container, JSON.parse(window.name) as Frame);
}

/** Widget -> the names of its examples. */
type Examples = Readonly<Record<string, readonly string[]>>;

function Gallery({ examples }: { examples: Examples }): ReactElement {
  const view: View = { ...firstView, widget: Object.keys(examples)[0] ?? '', ...asked };
  const link = (change: Partial<View>, label: string): ReactElement => (
    <Fragment key={label}>
      <a href={`?${new URLSearchParams({ ...view, ...change }).toString()}`}>{label}</a>{' '}
    </Fragment>
  );
  return (
    <>
      <nav aria-label="Gallery">
        <p>{Object.keys(examples).map((widget) => link({ widget }, widget))}</p>
        <p>{site.languages.map(({ id, name }) => link({ language: id }, name))}</p>
        <p>{['light', 'dark'].map((scheme) => link({ scheme }, scheme))}</p>
      </nav>
      <main>
        <Heading level={1}>{view.widget}</Heading>
        {(examples[view.widget] ?? []).map((example) => (
          <section key={example}>
            <Heading level={2} size="body">
              {example}
            </Heading>
            <iframe
              title={example}
              name={JSON.stringify({ ...view, example })}
              src="/example"
              width="100%"
              onLoad={fitHeight}
            />
          </section>
        ))}
      </main>
    </>
  );
}

/** Makes a frame as high as its content. */
function fitHeight({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  const shown = frame.contentDocument?.querySelector('#root');
  if (!shown) return;
  new ResizeObserver(() => (frame.height = String(shown.scrollHeight))).observe(shown);
}

async function showExample(root: HTMLElement, { widget, example: name, language, scheme }: Frame) {
  document.documentElement.dataset['scheme'] = scheme;
  // Imported directly: the `index.ts` of the test helpers would load the test runner, too.
  const [{ stageBrowser }, { stageProvider, withoutSources }, { stagePack }] = await Promise.all([
    import('../../widgets/testing/stageBrowser.ts'),
    import('../../widgets/testing/stageProvider.ts'),
    import('../../widgets/testing/stagePack.tsx'),
  ]);
  const query = new URLSearchParams({ widget, example: name });
  const { example, staged } = await readJson<{ example: WidgetExample; staged: StagedRelease }>(
    `/staged.json?${query.toString()}`,
  );
  const { fetch } = stageProvider(staged, example);
  stageBrowser({ staged, example, language, fetch, cardsOrigin: 'http://127.0.0.1:4001', stub: replace });
  const stage = stagePack(example, staged.groups);
  const unmarked: Pack = { ...stage, widgets: { ...stage.widgets, before: nothing, after: nothing } };
  await startPortal({
    container: root,
    packs: [...withoutSources(packs), unmarked],
    eager: {},
    presentation,
    essential: staged.essential,
    pointer: '/current.json',
    report: (report) => console.error(report.what, report.detail),
  });
}

function replace(global: string, value: unknown): void {
  Object.defineProperty(globalThis, global, { value, configurable: true });
}

async function nothing(): Promise<Widget> {
  return () => undefined;
}

async function readJson<Content>(path: string): Promise<Content> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return (await response.json()) as Content;
}

import type { ReactNode } from 'react';
import {
  startPortal,
  useFieldVerdict,
  useSentence,
  useSequenceValue,
  type Copy,
  type Pack,
  type Presentation,
  type StartOptions,
  type Widget,
  type WidgetProps,
} from '../../../../engine/index.ts';
import { offer } from './bench.ts';

const rowCount = Number(new URLSearchParams(location.search).get('rows'));

function Frame({ slots }: WidgetProps): ReactNode {
  return <main>{slots['content']}</main>;
}

function Heading({ settings }: WidgetProps<{ text: Copy }>): ReactNode {
  return <h1>{useSentence(settings.text)}</h1>;
}

function Row({ settings }: WidgetProps<{ text: Copy }>): ReactNode {
  return <p className="row">{useSentence(settings.text)}</p>;
}

function Field({ settings }: WidgetProps<{ field: string; label: Copy; hint: Copy }>): ReactNode {
  const [value, change] = useSequenceValue(settings.field);
  const verdict = useFieldVerdict(settings.field);
  const label = useSentence(settings.label);
  const hint = useSentence(settings.hint);
  return (
    <label className="row">
      {label} <small>{hint}</small>
      <input
        value={String(value)}
        aria-invalid={verdict.kind === 'refused'}
        onChange={(event) => change(event.target.value)}
      />
    </label>
  );
}

const widgets: Record<string, Widget> = {
  'bench/frame': Frame,
  'bench/heading': Heading,
  'bench/row': Row,
  'bench/field': Field,
};

const pack: Pack = {
  domain: 'bench',
  widgets: Object.fromEntries(
    Object.entries(widgets).map(([id, widget]) => [id.slice('bench/'.length), () => Promise.resolve(widget)]),
  ),
};

const nothing = (): ReactNode => undefined;

const presentation: Presentation = {
  Skeleton: nothing,
  Waiting: nothing,
  Failure: ({ title }) => <p>{title}</p>,
  ErrorDialog: nothing,
  QuestionDialog: nothing,
  StepLayout: ({ step, children }) => (
    <>
      <h1>{step.heading}</h1>
      {children}
    </>
  ),
  Busy: ({ children }) => children,
};

const container = document.querySelector<HTMLElement>('#root');
if (!container) throw new Error('The page has no #root.');

type Tools = NonNullable<Awaited<ReturnType<NonNullable<StartOptions['tools']>>>>;

/** The bench reads the portal's inside through the hook for developer tools. */
const inside = Promise.withResolvers<Parameters<Tools['attach']>[0]>();

await startPortal({
  container,
  packs: [pack],
  eager: widgets,
  presentation,
  essential: {
    en: {
      loading: 'Loading',
      retry: 'Try again',
      errorPrefix: 'Error:',
      failure: { title: 'Sorry', text: 'Sorry' },
    },
  },
  pointer: `/releases/${rowCount}.json`,
  report: (report) => console.error(JSON.stringify(report)),
  tools: () =>
    Promise.resolve({
      wrapStore: (store) => store,
      attach(portal) {
        inside.resolve(portal);
        return () => undefined;
      },
    }),
});
const { host } = await inside.promise;

offer({
  container,
  rows: { nothing: 0, page: rowCount, form: rowCount },
  go: (view) => host.current()?.navigator.go(view === 'nothing' ? '/' : `/${view}`),
  setToggle: (on) => host.current()?.store.set({ 'toggle:more': on }),
});

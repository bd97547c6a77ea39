import { act, render, screen } from '@testing-library/react';
import { createRef, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quietFrames } from '../testing/index.ts';
import { CardFrame } from './CardFrame.tsx';
import type { CardFrameHandle, CardFrameProps } from './CardFrame.tsx';

const origin = 'http://127.0.0.1:4001';

const configuration: CardFrameProps['configuration'] = {
  ticket: 'ticket-1',
  language: 'en',
  scheme: 'system',
  surface: 'page',
  copy: {},
  limits: {
    maxExpiryYears: 20,
    securityCodeLength: 3,
    amexSecurityCodeLength: 4,
    zipLength: 5,
    today: '2026-11-20',
  },
};

const postMessage = vi.fn<(message: Record<string, unknown>, target: string) => void>();
const frameWindow = { postMessage } as unknown as Window;

beforeEach(() => {
  vi.useFakeTimers();
  postMessage.mockReset();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(frameWindow);
  quietFrames();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('mounts the page of the other origin, shut off from this one', () => {
  render(<TestFrame />);
  const frame = screen.getByTitle<HTMLIFrameElement>('Card details');
  expect(frame.getAttribute('src')).toBe('http://127.0.0.1:4001/frame');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
  expect(screen.getByText('Loading the card form')).toBeDefined();
});

it('keeps its place in a screen that comes with the page: nobody waits for it, and nothing speaks yet', () => {
  const html = renderToString(<TestFrame />);
  expect(html).toContain('data-shown="false"');
  expect(html).not.toContain('data-waiting');
  expect(html).not.toContain('iframe');
});

it('hears a frame that speaks as soon as it is there', () => {
  render(<SpeakingAtOnce />);
  expect(told()).toContainEqual(expect.objectContaining({ type: 'configure' }));
});

it('configures the frame once it is ready, and shows it once it is measured', () => {
  render(<TestFrame />);
  say({ type: 'ready' });
  expect(told()).toEqual([{ channel: 'card-frame', type: 'configure', mode: 'card', ...configuration }]);
  say({ type: 'resize', height: 404 });
  expect(screen.getByTitle('Card details').getAttribute('height')).toBe('404');
  expect(screen.queryByText('Loading the card form')).toBeNull();
});

it('does not disturb who is typing when nothing has changed', () => {
  const { rerender } = render(<TestFrame />);
  say({ type: 'ready' });
  rerender(<TestFrame configuration={structuredClone(configuration)} />);
  expect(told()).toHaveLength(1);
});

it('tells new limits without starting over', () => {
  const { rerender } = render(<TestFrame />);
  say({ type: 'ready' });
  rerender(
    <TestFrame
      configuration={
        configuration && { ...configuration, limits: { ...configuration.limits, notBefore: '2027-01-05' } }
      }
    />,
  );
  expect(told().map(({ type }) => type)).toEqual(['configure', 'limits']);
});

it('submits by its handle and hands on what Enter in the frame asks for', async () => {
  const handle = createRef<CardFrameHandle>();
  const onSubmitRequested = vi.fn<() => void>();
  render(<TestFrame handle={handle} onSubmitRequested={onSubmitRequested} />);
  say({ type: 'ready' });
  say({ type: 'submit-requested' });
  expect(onSubmitRequested).toHaveBeenCalledOnce();
  const outcome = handle.current?.submit();
  say({ type: 'result', requestId: told().at(-1)?.['requestId'], outcome: { kind: 'mismatch' } });
  expect(await outcome).toEqual({ kind: 'mismatch' });
});

it('says so when the frame does not come', () => {
  render(<TestFrame />);
  act(() => vi.advanceTimersByTime(15_000));
  expect(screen.getByText('We could not load the card form.')).toBeDefined();
  expect(screen.queryByTitle('Card details')).toBeNull();
});

const nothing = (): void => undefined;

interface TestFrameProps extends Partial<Pick<CardFrameProps, 'configuration' | 'onSubmitRequested'>> {
  handle?: CardFrameProps['ref'];
}

function SpeakingAtOnce(): ReactElement {
  useLayoutEffect(() => say({ type: 'ready' }), []);
  return <TestFrame />;
}

function TestFrame({
  handle,
  configuration: given = configuration,
  onSubmitRequested = nothing,
}: TestFrameProps): ReactElement {
  return (
    <CardFrame
      ref={handle}
      origin={origin}
      title="Card details"
      mode="card"
      configuration={given}
      loadingLabel="Loading the card form"
      timeLimit={15_000}
      answerTimeLimit={45_000}
      failure={<p>We could not load the card form.</p>}
      onSubmitRequested={onSubmitRequested}
    />
  );
}

function told(): Record<string, unknown>[] {
  return postMessage.mock.calls.map(([message]) => message);
}

function say(message: object): void {
  const data = { channel: 'card-frame', ...message };
  act(() => {
    globalThis.dispatchEvent(new MessageEvent('message', { data, origin, source: frameWindow }));
  });
}

import { waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectNoAxeFindings } from '../../kit/testing/index.ts';
import { packs } from '../../packs.ts';
import { exampleOf, stageWidget, until } from '../../testing/index.ts';

/** What the camera sees, and whether it is on. */
let seen: string[];
let tracks: { stop: ReturnType<typeof vi.fn<() => void>> }[];
let isAllowed: boolean;

beforeEach(() => {
  seen = [];
  tracks = [];
  isAllowed = true;
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = () => Promise.resolve(seen.map((rawValue) => ({ rawValue })));
    },
  );
  const getUserMedia = (): Promise<unknown> => {
    if (!isAllowed) return Promise.reject(new DOMException('', 'NotAllowedError'));
    const track = { stop: vi.fn<() => void>() };
    tracks.push(track);
    return Promise.resolve({ getTracks: () => [track] });
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  const video = HTMLVideoElement.prototype;
  Object.defineProperty(video, 'srcObject', { configurable: true, writable: true, value: null });
  Object.assign(video, {
    play: () => Promise.resolve(),
    requestVideoFrameCallback: (done: () => void) => setTimeout(done, 1),
  });
});

afterEach(() => vi.unstubAllGlobals());

it('SH-LAYOUT-006: the camera over the page reads the code, passes over others, and is off then', async () => {
  const { portal, field } = await stage();
  const overlay = await open();
  await expectNoAxeFindings(overlay);
  seen = ['SN 0042'];
  await within(overlay).findByText('That is another code. Look for the one with 12 digits.');
  seen = ['SN 0042', 'ACT:123456789012'];
  await until(() => screen().queryByRole('dialog') === null, 'the overlay to close');
  expect(portal.store.read('activate-equipment.code')).toBe('123456789012');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(tracks.map(({ stop }) => stop.mock.calls.length)).toEqual([1]);
});

it('SH-LAYOUT-006: who rather types goes on in the field; who closes it, at the button', async () => {
  const { portal, field, button } = await stage();
  await userEvent.click(within(await open()).getByRole('button', { name: 'Type the code instead' }));
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.click(within(await open()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(portal.store.read('activate-equipment.code')).toBe('');
  await waitFor(() => expect(tracks.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1]));
});

it('SH-LAYOUT-006: without a camera it says so, and how to go on', async () => {
  isAllowed = false;
  await stage();
  const overlay = await open();
  await within(overlay).findByText("We can't use the camera");
  expect(within(overlay).getByRole('button', { name: 'Type the code instead' })).toBeDefined();
  await expectNoAxeFindings(overlay);
});

const screen = () => within(document.body);

async function open(): Promise<HTMLElement> {
  await userEvent.click(screen().getByRole('button', { name: 'Scan the code' }));
  return screen().findByRole('dialog', { name: 'Point the camera at the code' });
}

async function stage() {
  const { root, portal } = await stageWidget(
    'app/scan-code',
    exampleOf('app/scan-code', 'a code of a label'),
    { packs },
  );
  const field = Object.assign(document.createElement('input'), { id: 'field-code' });
  root.append(field);
  const button = screen().getByRole('button', { name: 'Scan the code' });
  return { portal, field, button };
}

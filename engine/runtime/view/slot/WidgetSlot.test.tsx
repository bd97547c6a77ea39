import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { PlacedWidget } from '../../../core/manifest/index.ts';
import type { ManifestParts } from '../../../core/testing/index.ts';
import { heardComplaints, showPortal, type LibraryOptions } from '../layout/testing/index.ts';
import { toldSource } from '../../testing/index.ts';
import type { FactSource, Widget, WidgetProps } from '../../ports/index.ts';

describe('a placed widget', () => {
  it('gets its settings, and what stands in its slots', async () => {
    await show({
      widget: 'library/shelf',
      settings: { label: 'Shelf of novels' },
      slots: { books: [heading, heading] },
    });
    expect(screen.getByText('Shelf of novels')).toBeDefined();
    expect(screen.getAllByRole('heading')).toHaveLength(2);
  });

  it('that nobody registers fails like any other', async () => {
    heardComplaints();
    const { ports } = await show({ widget: 'library/attic' });
    expect(screen.getByRole('region', { name: 'This part is not there' })).toBeDefined();
    expect(ports.reports).toMatchObject([{ what: 'widget-failed', detail: { widget: 'library/attic' } }]);
  });
});

describe('a condition', () => {
  const whenOpen = { fact: 'house.open', is: true } as const;

  it('that holds shows the widget, one that does not hides it', async () => {
    const { portal, after } = await show({ ...heading, when: whenOpen });
    await after(() => portal.store.set({ 'house.open': false }));
    expect(screen.queryByRole('heading')).toBeNull();
    await after(() => portal.store.set({ 'house.open': true }));
    expect(screen.getByRole('heading', { name: 'Novels' })).toBeDefined();
  });

  it('that is not known yet shows that something is on its way', async () => {
    await show({ ...heading, when: whenOpen });
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });

  it('that is not known yet shows nothing, where the manifest says so', async () => {
    await show({ ...heading, when: whenOpen, whileUnknown: 'hide' });
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('what a widget needs', () => {
  const needy: PlacedWidget = { ...heading, needs: ['reader.card'], ifFailed: 'no-card' };

  it('is waited for', async () => {
    const { reader, after } = await show(needy);
    expect(screen.queryByRole('heading')).toBeNull();
    await after(() => reader.services?.set({ 'reader.card': 'adult' }));
    expect(screen.getByRole('heading')).toBeDefined();
  });

  it('counts as failed from when its source may not be asked, until nobody knows again whether it may', async () => {
    const desk = vi.fn<FactSource>(() => () => undefined);
    const pack = { sources: { desk: () => Promise.resolve(desk) } };
    const { portal, after } = await showWith({ pack }, { ...heading, needs: ['desk.queue'] });
    expect(screen.getByRole('status').textContent).toBe('Loading');
    await after(() => portal.store.set({ 'house.open': false }));
    expect(screen.getByRole('region', { name: 'This part is not there' })).toBeDefined();
    await after(() => portal.store.set({ 'house.open': undefined }));
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(desk).not.toHaveBeenCalled();
  });

  it('that cannot be loaded shows the widget’s own error, and can be tried again', async () => {
    const { reader, after } = await show(needy);
    await after(() => reader.services?.fail('closed'));
    expect(screen.getByRole('region', { name: 'We cannot find your card' }).textContent).toContain(
      'Ask at the desk',
    );
    await after(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(screen.getByRole('status').textContent).toBe('Loading');
    await after(() => reader.services?.set({ 'reader.card': 'adult' }));
    expect(screen.getByRole('heading')).toBeDefined();
    expect(reader.runs).toBe(2);
  });

  it('that cannot be loaded is asked for again when the network is back', async () => {
    const { reader, ports, after } = await show(needy);
    await after(() => reader.services?.fail('closed'));
    await after(() => ports.comeBack());
    await after(() => reader.services?.set({ 'reader.card': 'adult' }));
    expect(screen.getByRole('heading')).toBeDefined();
    expect(reader.runs).toBe(2);
  });

  it('that cannot be loaded takes the place of the page where the widget is essential, until it is there', async () => {
    heardComplaints();
    const { reader, after } = await show({ ...needy, criticality: 'essential' }, heading);
    await after(() => reader.services?.fail('closed'));
    expect(headings()).toEqual(['We cannot find your card']);
    await after(() => screen.getByRole('button', { name: 'Try again' }).click());
    await after(() => reader.services?.set({ 'reader.card': 'adult' }));
    expect(screen.getAllByRole('heading')).toHaveLength(2);
  });

  it('that cannot be loaded is no matter where the condition already fails', async () => {
    const { portal, reader, after } = await show({ ...needy, when: { fact: 'house.open', is: true } });
    await after(() => {
      portal.store.set({ 'house.open': false });
      reader.services?.fail('closed');
    });
    expect(screen.queryByRole('region', { name: 'We cannot find your card' })).toBeNull();
  });

  it('says its error over the page, too, where that is a dialog, until it is acknowledged', async () => {
    const { reader, after } = await show({ ...needy, ifFailed: 'closed-today' });
    await after(() => reader.services?.fail('closed'));
    const dialog = screen.getByRole('alertdialog', { name: 'We are closed' });
    expect(dialog.textContent).toContain('Come back tomorrow');
    await after(() => screen.getByRole('button', { name: 'Fine' }).click());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('region', { name: 'We are closed' })).toBeDefined();
  });

  it('does not say it over the page again when it fails anew by itself, but when it is tried again by hand', async () => {
    const { reader, ports, after } = await show({ ...needy, ifFailed: 'closed-today' });
    await after(() => reader.services?.fail('closed'));
    await after(() => screen.getByRole('button', { name: 'Fine' }).click());
    await after(() => ports.comeBack());
    expect(screen.getByRole('status').textContent).toBe('Loading');
    await after(() => reader.services?.fail('closed'));
    expect([reader.runs, isOverThePage()]).toEqual([2, false]);
    await after(() => screen.getByRole('button', { name: 'Try again' }).click());
    await after(() => reader.services?.fail('closed'));
    expect([reader.runs, isOverThePage()]).toEqual([3, true]);
  });

  it('is asked for again from the dialog', async () => {
    const { reader, after } = await show({ ...needy, ifFailed: 'closed-today' });
    await after(() => reader.services?.fail('closed'));
    await after(() => screen.getByRole('button', { name: 'Ask again' }).click());
    await after(() => reader.services?.set({ 'reader.card': 'adult' }));
    expect(screen.getByRole('heading')).toBeDefined();
  });
});

describe('a widget that fails', () => {
  it('leaves the rest of the page alone, and can be tried again', async () => {
    const complaints = heardComplaints();
    const { after } = await show({ widget: 'library/fragile' }, heading);
    expect(screen.getByRole('heading')).toBeDefined();
    expect(screen.getByRole('region', { name: 'This part is not there' })).toBeDefined();
    expect(complaints).toHaveBeenCalledOnce();
    fragile.isBroken = false;
    await after(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(screen.getByText('Not broken')).toBeDefined();
  });

  it('later on, is caught too', async () => {
    heardComplaints();
    fragile.isBroken = false;
    const { after } = await show({ widget: 'library/fragile' }, heading);
    await after(() => screen.getByRole('button', { name: 'Break' }).click());
    expect(screen.getByRole('region', { name: 'This part is not there' })).toBeDefined();
    expect(screen.getByRole('heading')).toBeDefined();
  });

  it('is left out where it is optional', async () => {
    heardComplaints();
    fragile.isBroken = true;
    await show({ widget: 'library/fragile', criticality: 'optional' }, heading);
    expect(screen.queryByRole('region', { name: 'This part is not there' })).toBeNull();
    expect(screen.getByRole('heading')).toBeDefined();
  });

  it('takes the place of the page where it is essential, with its own error', async () => {
    heardComplaints();
    fragile.isBroken = true;
    const { after, ports } = await show(
      { widget: 'library/fragile', criticality: 'essential', ifFailed: 'no-card' },
      heading,
    );
    expect(headings()).toEqual(['We cannot find your card']);
    expect(screen.getByRole('region', { name: 'We cannot find your card' })).toBeDefined();
    expect(ports.reports.map(({ what }) => what)).toEqual(['widget-failed']);
    fragile.isBroken = false;
    await after(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(screen.getByRole('heading')).toBeDefined();
  });

  it('inside another one fails alone', async () => {
    heardComplaints();
    fragile.isBroken = true;
    await show({
      widget: 'library/shelf',
      settings: { label: 'Shelf of novels' },
      slots: { books: [{ widget: 'library/fragile' }, heading] },
    });
    expect(screen.getByText('Shelf of novels')).toBeDefined();
    expect(screen.getByRole('heading')).toBeDefined();
  });
});

describe('a widget that comes later', () => {
  it('is on its way until its code and its copy are there', async () => {
    const code = Promise.withResolvers<Widget>();
    const { after } = await showWith({ lazy: { 'library/late': () => code.promise } }, late);
    expect(screen.getByRole('status').textContent).toBe('Loading');
    await after(() => code.resolve(Late));
    expect(screen.getByText('At last')).toBeDefined();
  });

  it('is loaded once for all its places', async () => {
    const load = vi.fn<() => Promise<Widget>>(() => Promise.resolve(Late));
    await showWith({ lazy: { 'library/late': load } }, late, late, late);
    expect(screen.getAllByText('At last')).toHaveLength(3);
    expect(load).toHaveBeenCalledOnce();
  });

  it('that cannot be loaded asks once, and again each time somebody wants to try again', async () => {
    const complaints = heardComplaints();
    const load = vi.fn<() => Promise<Widget>>(() => Promise.reject(new Error('no chunk')));
    const { after } = await showWith({ lazy: { 'library/late': load } }, late);
    expect(load).toHaveBeenCalledOnce();
    await after(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('region', { name: 'This part is not there' })).toBeDefined();
    load.mockResolvedValueOnce(Late);
    await after(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(screen.getByText('At last')).toBeDefined();
    expect(complaints).toHaveBeenCalledTimes(2);
  });

  it('that could not be loaded is loaded when the customer comes back', async () => {
    heardComplaints();
    const load = vi.fn<() => Promise<Widget>>(() => Promise.reject(new Error('no chunk')));
    const { after, portal } = await showWith({ lazy: { 'library/late': load } }, late);
    load.mockResolvedValueOnce(Late);
    await after(() => portal.navigator.go('/error'));
    await after(() => portal.navigator.go('/'));
    expect(screen.getByText('At last')).toBeDefined();
  });

  it('fails when its sentences cannot be had', async () => {
    heardComplaints();
    const loadCopy = vi.fn<() => Promise<object>>(() => Promise.reject(new Error('offline')));
    await showWith(
      { lazy: { 'library/late': () => Promise.resolve(Late) }, loadCopy: loadCopy as never },
      late,
    );
    expect(screen.queryByText('At last')).toBeNull();
    expect(screen.getByRole('region', { name: 'This part is not there' })).toBeDefined();
  });
});

const heading: PlacedWidget = { widget: 'library/heading', settings: { text: 'library:novels' } };
const late: PlacedWidget = { widget: 'library/late' };
const Late: Widget = () => <p>At last</p>;

const Shelf: Widget = ({ settings, slots }: WidgetProps<{ label: string }>) => (
  <div>
    <p>{settings.label}</p>
    {slots['books']}
  </div>
);

const fragile = { isBroken: true };

function headings(): (string | null)[] {
  return screen.queryAllByRole('heading').map(({ textContent }) => textContent);
}

function Fragile() {
  const [isBroken, setBroken] = useState(fragile.isBroken);
  if (isBroken) throw new Error('broken');
  return (
    <>
      <p>Not broken</p>
      <button onClick={() => setBroken(true)}>Break</button>
    </>
  );
}

function show(...body: PlacedWidget[]) {
  return showWith({}, ...body);
}

async function showWith(options: LibraryOptions, ...body: PlacedWidget[]) {
  const reader = toldSource();
  const shown = await showPortal({
    manifests,
    widgets: { 'library/shelf': Shelf, 'library/fragile': Fragile },
    pack: { sources: { reader: () => Promise.resolve(reader.source) } },
    copy: { en: sentences },
    ...options,
    body,
  });
  return { ...shown, reader };
}

const sentences = {
  novels: 'Novels',
  noCard: 'We cannot find your card',
  askDesk: 'Ask at the desk',
  closed: 'We are closed',
  tomorrow: 'Come back tomorrow',
  fine: 'Fine',
  again: 'Ask again',
};

function isOverThePage(): boolean {
  return screen.queryByRole('alertdialog') !== null;
}

const manifests: ManifestParts = {
  facts: {
    desk: {
      comesFrom: 'A counter.',
      when: { fact: 'house.open', is: true },
      facts: { queue: { type: 'boolean', description: 'Somebody waits.' } },
    },
    house: { comesFrom: 'A sensor.', facts: { open: { type: 'boolean', description: 'Open.' } } },
    reader: {
      comesFrom: 'The session.',
      facts: { card: { type: 'enum', description: 'Kind.', values: ['none', 'adult'] } },
    },
  },
  error: {
    'no-card': { presentation: 'inline', title: 'library:noCard', text: 'library:askDesk' },
    'closed-today': {
      presentation: 'dialog',
      title: 'library:closed',
      text: 'library:tomorrow',
      acknowledge: 'library:fine',
      actions: [{ label: 'library:again', do: { retry: true } }],
    },
  },
};

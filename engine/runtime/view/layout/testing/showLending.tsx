import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Control, SequenceManifest } from '../../../../core/manifest/index.ts';
import type { ManifestParts } from '../../../../core/testing/index.ts';
import type { OperationResult, Widget, WidgetProps } from '../../../ports/index.ts';
import { lending, lendingParts, lendingWords } from '../../../sequence/testing/index.ts';
import { fakePorts, type FakePorts } from '../../../testing/index.ts';
import { useControl } from '../../hook/useControls.ts';
import { useFieldVerdict, useSequenceValue } from '../../hook/useSequence.ts';
import { PlainControl } from './plainPresentation.tsx';
import { showPortal, type LibraryOptions, type ShownPortal } from './showPortal.tsx';

/** Asks for the branch of the lending. */
export function Branch(): ReactNode {
  const [branch, change] = useSequenceValue('branch');
  const verdict = useFieldVerdict('branch');
  return (
    <>
      <p>{String(branch)}</p>
      <p>{verdict.kind}</p>
      <button onClick={() => change('harbour')}>Harbour</button>
    </>
  );
}

const OneControl: Widget = ({ settings }: WidgetProps<Control>) => {
  const control = useControl(settings);
  return control && <PlainControl control={control} />;
};

interface LendingOptions extends Pick<LibraryOptions, 'start' | 'pack' | 'widgets' | 'lazy'> {
  site?: ManifestParts['site'];
  facts?: ManifestParts['facts'];
  sequence?: SequenceManifest;
  knows?: boolean;
  ports?: FakePorts;
}

export interface ShownLending extends ShownPortal {
  /** Calls of operations so far. */
  calls: unknown[];
  press(name: string): Promise<void>;
  /** Ends the last call. */
  end(result: OperationResult): Promise<void>;
}

/** Shows the lending of a book. */
export async function showLending({
  site,
  facts = {},
  sequence = lending,
  knows = true,
  ports = fakePorts(),
  start = '/lend',
  pack = {},
  widgets = {},
  lazy = {},
}: LendingOptions = {}): Promise<ShownLending> {
  const calls: ((result: OperationResult) => void)[] = [];
  const operation = {
    signature: { parameters: [], answers: [], outcomes: {} },
    load: async () => () => new Promise<OperationResult>((resolve) => void calls.push(resolve)),
    find: async () => () => new Promise<OperationResult>((resolve) => void calls.push(resolve)),
  };
  const names = ['look-up', 'lend', 'remind'];
  const shown = await showPortal({
    manifests: {
      ...lendingParts,
      facts: { ...lendingParts.facts, ...facts },
      sequence: { lend: sequence },
      ...(site && { site }),
    },
    start,
    ports: fakePorts({ storage: ports.storage, tabStorage: ports.tabStorage }),
    copy: { en: lendingWords },
    widgets: {
      ...(!('library/branch' in lazy) && { 'library/branch': Branch }),
      'library/control': OneControl,
      ...widgets,
    },
    lazy,
    pack: { ...pack, operations: Object.fromEntries(names.map((name) => [name, operation])) },
  });
  const { after, portal } = shown;
  if (knows) await after(() => portal.store.set({ 'reader.wish': 'Emma', 'session.username': 'ada' }));
  return {
    ...shown,
    calls,
    press: (name) => after(() => screen.getByRole('button', { name }).click()),
    end: (result) => after(() => calls.at(-1)?.(result)),
  };
}

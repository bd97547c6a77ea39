import { useState, type ReactNode } from 'react';

/** Copies a text. Where the browser refuses, the text is shown to be copied by hand. */
export function CopyButton({ text }: { text(): string }): ReactNode {
  const [state, setState] = useState<{ said: string; shown?: string }>({ said: '' });
  const copy = async (): Promise<void> => {
    const copied = text();
    try {
      await navigator.clipboard.writeText(copied);
      setState({ said: 'Copied.' });
    } catch {
      setState({ said: 'Copy it by hand:', shown: copied });
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        Copy for a bug report
      </button>
      <output>{state.said}</output>
      {state.shown !== undefined && (
        <textarea readOnly aria-label="Bug report" value={state.shown} rows={8} />
      )}
    </>
  );
}

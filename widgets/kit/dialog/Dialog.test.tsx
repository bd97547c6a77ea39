import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../button/index.ts';
import { expectNoAxeFindings } from '../testing/index.ts';
import { Dialog } from './Dialog.tsx';
import type { DialogDismissal } from './Dialog.tsx';

it('takes the focus and gives it back', async () => {
  render(<Confirm />);
  const dialog = await open();
  expect(dialog.contains(document.activeElement)).toBe(true);
  await expectNoAxeFindings(dialog);
  await userEvent.click(screen.getByRole('button', { name: 'Pay $200.00' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' })));
});

it('is described by its sentence, which is heard when the focus comes to it', async () => {
  render(<Confirm />);
  const dialog = await open();
  const ids = dialog.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['You owe $84.10.']);
});

it('closes with Escape, but not with a press beside it', async () => {
  render(<Confirm />);
  await open();
  await userEvent.click(document.body);
  expect(screen.getByRole('alertdialog')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('stays until it is answered when it is told so', async () => {
  render(<Confirm dismissal="actions-only" />);
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeDefined();
});

function Confirm({ dismissal }: { dismissal?: DialogDismissal }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Continue</Button>
      <Dialog
        kind="alert"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Pay more than you owe?"
        dismissal={dismissal}
        text="You owe $84.10."
        actions={<Button onPress={() => setOpen(false)}>Pay $200.00</Button>}
      />
    </>
  );
}

async function open(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  return screen.findByRole('alertdialog', { name: 'Pay more than you owe?' });
}

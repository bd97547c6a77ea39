import type { Customer } from './customer.ts';

/** The code on the label of a customer's first piece of equipment. */
export async function codeOnLabel({ ask }: Customer): Promise<string> {
  const { equipment } = await ask<{ equipment: { serialEnding: string }[] }>(
    '{ equipment { serialEnding } }',
  );
  return (equipment[0]?.serialEnding ?? '').padStart(12, '0');
}

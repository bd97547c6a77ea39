import type { Customer } from '../../journey/index.ts';

/**
 * The address of a page of a saved method.
 *
 * @param page its last part
 */
export function methodAddress(lastFour: string, page: 'delete' | 'edit' | 'service') {
  return async ({ ask }: Customer): Promise<string> => {
    const { wallet } = await ask<{ wallet: { id: string; lastFour: string }[] }>(
      '{ wallet { id lastFour } }',
    );
    const method = wallet.find((each) => each.lastFour === lastFour);
    if (!method) throw new Error(`There is no saved method ending in ${lastFour}.`);
    return `/billing/payment-methods/${method.id}/${page}`;
  };
}

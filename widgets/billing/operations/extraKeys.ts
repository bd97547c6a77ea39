/** What follows the attempt's key in the keys of what is done after the payment: each of them is done once by itself. */
export const extraKeys = { save: 'save', paperless: 'paperless', autoPay: 'auto-pay' } as const;

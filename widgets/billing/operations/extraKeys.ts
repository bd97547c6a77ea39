/** Suffixes of the attempt's key for the operations after a payment: each of them is done once by itself. */
export const extraKeys = { save: 'save', paperless: 'paperless', autoPay: 'auto-pay' } as const;

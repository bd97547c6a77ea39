/** What has to be asked for again when the wallet is another. */
export const changedByWallet = ['billing', 'saved-method'] as const;

/** What has to be asked for again when a scheduled payment is cancelled: its method may be deleted now. */
export const changedByCancelling = ['billing', 'scheduled-payment', 'saved-method', 'bill-payment'] as const;

/** What has to be asked for again when Auto Pay is another: what it draws on, and what it will take. */
export const changedByAutoPay = ['billing', 'auto-pay', 'scheduled-payment', 'saved-method'] as const;

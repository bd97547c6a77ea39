/** Groups and records to load again when the wallet has changed. */
export const changedByWallet = ['billing', 'saved-method'] as const;

/** Groups and records to load again when a scheduled payment is cancelled: its method may be deleted now. */
export const changedByCancelling = ['billing', 'scheduled-payment', 'saved-method', 'bill-payment'] as const;

/** Groups and records to load again when Auto Pay has changed: its method, and its next amount. */
export const changedByAutoPay = ['billing', 'auto-pay', 'scheduled-payment', 'saved-method'] as const;

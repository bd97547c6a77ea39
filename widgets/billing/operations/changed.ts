/** Groups and records to load again when the wallet has changed: Auto Pay may draw on the method. */
export const changedByWallet = ['billing', 'auto-pay', 'saved-method'] as const;

/** Groups to load again when bills come by another way. */
export const changedByPaperless = ['billing', 'account'] as const;

/** Groups and records to load again when a scheduled payment is cancelled: its method may be deleted now. */
export const changedByCancelling = ['billing', 'scheduled-payment', 'saved-method', 'bill-payment'] as const;

/** Groups and records to load again when Auto Pay has changed: its method, its next amount, and which areas have it. */
export const changedByAutoPay = [
  'billing',
  'account',
  'auto-pay',
  'scheduled-payment',
  'saved-method',
] as const;

/** What has to be asked for again when the wallet is another. */
export const changedByWallet = ['billing'] as const;

/** What has to be asked for again when a scheduled payment is cancelled: its method may be deleted, too. */
export const changedByCancelling = ['billing'] as const;

/** A movement that only our books have, that only the channel has, or whose amounts differ. */
export const differenceKinds = ['only_here', 'only_there', 'amount'] as const

/** Payments and refunds. */
export const movements = ['payment', 'refund'] as const

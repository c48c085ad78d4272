/** The page size of a list, unless its call says otherwise. */
export const pageSize = 20

export const listOrders = ['new', 'hot'] as const

export type ListOrder = (typeof listOrders)[number]

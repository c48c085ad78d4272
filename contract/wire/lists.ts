/** How many rows a page of a list has, unless its call says otherwise. */
export const pageSize = 20

export const listOrders = ['new', 'hot'] as const

export type ListOrder = (typeof listOrders)[number]

/** What can be commented on, praised, collected and watched again. */
export const itemTypes = ['meeting', 'production', 'operation', 'information'] as const

export type ItemType = (typeof itemTypes)[number]

import { defineFailures } from './failure.ts'

/** What can be commented on, praised, collected and watched again. */
export const itemTypes = ['meeting', 'production', 'operation', 'information'] as const

/** What can be liked and kept, yet not talked about, among them. */
export const markTypes = [...itemTypes, 'report'] as const

export type ItemType = (typeof itemTypes)[number]
export type MarkType = (typeof markTypes)[number]

export const itemFailures = defineFailures({
  programMissing: [404, '节目ID不存在', 'program ID does not exist'],
})

import { defineFailures } from './failure.ts'

/** What can be commented on, liked, collected and watched again. */
export const itemTypes = ['meeting', 'production', 'operation', 'information'] as const

/** Includes what can be liked and collected but not commented on. */
export const markTypes = [...itemTypes, 'report'] as const

export type ItemType = (typeof itemTypes)[number]
export type MarkType = (typeof markTypes)[number]

export const itemFailures = defineFailures({
  programMissing: [404, '节目ID不存在', 'program ID does not exist'],
})

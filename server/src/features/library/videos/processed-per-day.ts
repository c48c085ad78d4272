import type { Limit } from '#kernel/limits.ts'

/** Each try may take an hour of the machine. */
export const processedPerDay: Limit = { name: 'video-processing', max: 10, windowMs: 24 * 3600_000 }

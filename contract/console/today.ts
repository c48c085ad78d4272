import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { nothing } from '../wire/fields.ts'
import { figureUnits } from '../wire/figure-units.ts'
import { liveFigures } from './live-dashboard.ts'
import { lateJob } from './system.ts'

/** What an operator sees first. What the rights of the caller do not cover is null. */
export const today = z.object({
  waiting: z.array(
    z.object({
      title: z.string(),
      /** The list that shows them, and its filters that find them. */
      resource: z.string(),
      filters: z.record(z.string(), z.string()),
      count: z.int(),
    }),
  ),
  live: z.nullable(z.array(liveFigures)),
  failed_jobs: z.nullable(
    z.object({
      count: z.int(),
      /** Jobs by the clock that were not done for several of their periods. */
      late: z.array(lateJob),
      latest: z.array(z.object({ name: z.string(), reason: z.string(), failed_at: z.string() })),
    }),
  ),
  figures: z.nullable(
    z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        definition: z.string(),
        unit: z.enum(figureUnits),
        today: z.nullable(z.number()),
        /** The same day of the week before. */
        week_before: z.nullable(z.number()),
        /** Whether that is until this hour; otherwise it is the whole day, which nothing can be compared with yet. */
        is_same_hour: z.boolean(),
      }),
    ),
  ),
})
export type Today = z.output<typeof today>

export const todayCalls = {
  get: defineCall({
    id: 'console.today',
    path: '/api/console/today',
    about:
      'What waits for the caller, what is live now, which jobs failed and the figures of the day, each for those who may see it.',
    access: 'operator',
    right: 'console.open',
    input: nothing,
    output: today,
  }),
}

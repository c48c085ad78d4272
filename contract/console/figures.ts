import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { id, words } from '../wire/fields.ts'
import { figureUnits } from '../wire/figure-units.ts'

export const longestFigureDays = 366

export const figureFailures = defineFailures({
  periodWrong: [
    5151,
    '请选择不超过 366 天的起止日期',
    'please choose a first and a last day, at most 366 days apart',
  ],
})

/** A number, or null where there is nothing to take a share of. */
const value = z.nullable(z.number())

export const shownFigure = z.object({
  name: z.string(),
  title: z.string(),
  /** What exactly is counted. */
  definition: z.string(),
  unit: z.enum(figureUnits),
  /** Whether the chosen subject narrows it. */
  has_subjects: z.boolean(),
  total: value,
  /** The same of the period of the same length before. */
  total_before: value,
  days: z.array(z.object({ day: z.string(), value })),
})
export type ShownFigure = z.output<typeof shownFigure>

/** Days in Shanghai, both included. */
const period = { from: words(10), until: words(10), subject_id: z._default(id, 0) }

export const figureCalls = {
  list: defineCall({
    id: 'console.figures',
    path: '/api/console/figures',
    about: 'The figures of the platform by day, of all subjects or one, with what each of them counts.',
    access: 'operator',
    right: 'figures.read',
    input: z.object(period),
    output: z.array(shownFigure),
  }),
  workbook: defineCall({
    id: 'console.figuresWorkbook',
    path: '/api/console/figuresWorkbook',
    about: 'The same as an Excel file, a row for each day: its name and its bytes in Base64.',
    access: 'operator',
    right: 'figures.read',
    changes: true,
    input: z.object(period),
    output: z.object({ file_name: z.string(), workbook: z.string() }),
  }),
}

import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { id, nothing, words } from '../wire/fields.ts'
import { itemTypes } from '../wire/item-types.ts'

/** No group of fewer people appears in a report, nor can it be found by subtracting. */
export const smallestGroup = 10

export const reportFailures = defineFailures({
  monthsWrong: [
    5154,
    '请选择起止月份，最多 24 个月',
    'please choose a first and a last month, at most 24 of them',
  ],
})

export const longestReportMonths = 24

/** What a company has: content of its name, lectures that it sponsors, and its products. */
export const sponsoredKinds = [...itemTypes, 'product'] as const

/** What people are grouped by. */
export const reportDimensions = ['province', 'department', 'title'] as const

/** People, rounded down to tens. */
const people = z.int()

export const sponsorReport = z.object({
  company: z.string(),
  /** The months that are over and counted; the others of the period are not in the report. */
  months: z.array(z.object({ month: z.string(), people })),
  items: z.array(z.object({ kind: z.enum(sponsoredKinds), id: z.int(), title: z.string(), people })),
  groups: z.record(
    z.enum(reportDimensions),
    /** An empty label: all groups that are too small to be named. */
    z.array(z.object({ label: z.string(), people })),
  ),
  /** Those who agreed to be named to the organiser of a meeting; they are not among the numbers. */
  named: z.array(
    z.object({
      name: z.string(),
      hospital: z.string(),
      department: z.string(),
      title: z.string(),
      meeting: z.string(),
      month: z.string(),
    }),
  ),
})
export type SponsorReport = z.output<typeof sponsorReport>

/** Months as `2026-01`, both included. `kind` narrows it to one kind of item, empty for all. */
const asked = {
  company_id: id,
  from: words(7),
  until: words(7),
  kind: z._default(z.enum([...sponsoredKinds, '']), ''),
}

export const sponsorReportCalls = {
  companies: defineCall({
    id: 'console.sponsors',
    path: '/api/console/sponsors',
    about: 'The companies that there can be a report for.',
    access: 'operator',
    right: 'figures.read',
    input: nothing,
    output: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  get: defineCall({
    id: 'console.sponsorReport',
    path: '/api/console/sponsorReport',
    about:
      'How many people took part in what a company sponsors, by month, item, province, department and title. Groups of fewer than 10 are joined with others, numbers are rounded down to tens, and only those who agreed are named.',
    access: 'operator',
    right: 'figures.read',
    input: z.object(asked),
    output: sponsorReport,
  }),
  workbook: defineCall({
    id: 'console.sponsorWorkbook',
    path: '/api/console/sponsorWorkbook',
    about: 'The same as an Excel file: its name and its bytes in Base64.',
    access: 'operator',
    right: 'figures.read',
    changes: true,
    input: z.object(asked),
    output: z.object({ file_name: z.string(), workbook: z.string() }),
  }),
}

import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { flag, id, line, words } from '../wire/fields.ts'

const resource = words(40)

export const importReport = z.object({
  created: z.int(),
  changed: z.int(),
  /** Rows that say what is there already. */
  same: z.int(),
  problems: z.array(z.object({ row: z.int(), problem: z.string() })),
  /** The columns of the file that no field has. */
  ignored: z.array(z.string()),
})
export type ImportReport = z.output<typeof importReport>

export const importStates = ['waiting', 'done', 'failed'] as const

export const importState = z.object({
  id: z.int(),
  state: z.enum(importStates),
  rows: z.int(),
  done_rows: z.int(),
  /** Whole once the state is `done`. */
  report: importReport,
})
export type ImportState = z.output<typeof importState>

const workbook = z.object({ file_name: z.string(), workbook: z.string() })

export const importCalls = {
  begin: defineCall({
    id: 'console.import',
    path: '/api/console/import',
    about:
      'Takes an Excel or CSV file whose first row names the fields: a row with an ID, or with the key of a record, changes it, every other one creates a record. With `try` the same is done and taken back. A short file is done at once; a long one is a job, whose state is asked for, and which tells when it is over.',
    access: 'operator',
    right: 'console.open',
    changes: true,
    upload: true,
    input: z.object({ resource, try: z._default(flag, true), reason: z._default(line(200), '') }),
    output: importState,
  }),
  state: defineCall({
    id: 'console.importState',
    path: '/api/console/importState',
    about: 'How far an import of the caller is, and its report.',
    access: 'operator',
    right: 'console.open',
    input: z.object({ id }),
    output: importState,
  }),
  template: defineCall({
    id: 'console.importTemplate',
    path: '/api/console/importTemplate',
    about: 'An Excel file to fill in: the columns of a list, with what each takes.',
    access: 'operator',
    right: 'console.open',
    input: z.object({ resource }),
    output: workbook,
  }),
  wrongRows: defineCall({
    id: 'console.importWrongRows',
    path: '/api/console/importWrongRows',
    about:
      'The rows of an import of the caller that have a problem, with what it is, to be corrected and sent again.',
    access: 'operator',
    right: 'console.open',
    input: z.object({ id }),
    output: workbook,
  }),
}

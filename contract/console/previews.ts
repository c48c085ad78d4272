import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { id, json, words } from '../wire/fields.ts'

export const previewFailures = defineFailures({
  noPreview: [5171, '这里没有可预览的页面', 'there is no page to preview here'],
})

/** What a preview is shown on. */
export const previewDevices = ['phone', 'desk'] as const

export const previewCalls = {
  draw: defineCall({
    id: 'console.preview',
    path: '/api/console/preview',
    about:
      'The page that shows a record, as visitors would see it once these values were published. Nothing is saved.',
    access: 'operator',
    right: 'console.open',
    input: z.object({
      resource: words(40),
      id: z._default(id, 0),
      values: json(z.record(z.string(), z.unknown())),
      device: z.enum(previewDevices),
    }),
    /** Without scripts. */
    output: z.object({ html: z.string() }),
  }),
}

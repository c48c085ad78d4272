import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { count, line } from '../wire/fields.ts'

export const picturesOfPage = 24

export const shownPicture = z.object({
  url: z.string(),
  /** The name under which it was uploaded. */
  name: z.string(),
  uploaded_by: z.string(),
  uploaded_at: z.string(),
})

export const pictureCalls = {
  list: defineCall({
    id: 'console.pictures',
    path: '/api/console/pictures',
    about: 'The pictures that operators have uploaded and everybody may see, the newest first.',
    access: 'operator',
    right: 'console.open',
    input: z.object({ q: z._default(line(60), ''), page: z._default(count, 1) }),
    output: z.object({ pictures: z.array(shownPicture), total: z.int() }),
  }),
}

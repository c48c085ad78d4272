import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { json, line, lines, nothing, text } from '../wire/fields.ts'
import { oneOf } from '../wire/one-of.ts'

export const publicityFailures = defineFailures({
  alreadyOpen: [4209, '您已有申请正在审核', 'you already have an application under review'],
  fileNotOwn: [4210, '附件不存在，请重新上传', 'an attached file was not found, please upload it again'],
  notOpen: [4211, '该申请不在审核中', 'this application is not under review'],
})

export const publicityLimits = {
  name: 10,
  hospital: 50,
  department: 30,
  title: 30,
  topic: 60,
  description: 500,
  files: 3,
  reason: 200,
} as const

export const publicityStates = { open: 0, accepted: 1, declined: 2 } as const

export const publicityApplication = z.object({
  id: z.int(),
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  hospital: z.string(),
  department: z.string(),
  title: z.string(),
  topic: z.string(),
  description: z.string(),
  files: z.array(z.object({ url: z.string(), name: z.string() })),
  state: oneOf(publicityStates),
  /** Why it was declined. */
  reason: z.string(),
  created_at: z.string(),
})

export const publicityItem = z.extend(publicityApplication, { userid: z.int(), reviewed_at: z.string() })

const filled = z.minLength(1)

export const publicityCalls = {
  apply: defineCall({
    id: 'publicity.apply',
    path: '/api/web/v2/publicity/apply',
    about:
      'Applies for science creation; a user may have one open application. `files` is a JSON list of the caller’s uploads. Without `phone` the number of the account is used.',
    access: 'member',
    input: z.object({
      name: line(publicityLimits.name).check(filled),
      phone: z._default(text(15), ''),
      hospital: line(publicityLimits.hospital).check(filled),
      department: line(publicityLimits.department).check(filled),
      title: line(publicityLimits.title).check(filled),
      topic: line(publicityLimits.topic).check(filled),
      description: lines(publicityLimits.description).check(filled),
      files: z._default(json(z.array(line(200)).check(z.maxLength(publicityLimits.files))), []),
    }),
    output: publicityApplication,
  }),
  detail: defineCall({
    id: 'publicity.detail',
    path: '/api/web/v2/publicity/detail',
    about: 'The latest application of the caller, and the profile fields to prefill the next one.',
    access: 'member',
    input: nothing,
    output: z.object({
      application: z.nullable(publicityApplication),
      profile: z.object({
        name: z.string(),
        /** Masked. */
        phone: z.string(),
        hospital: z.string(),
        department: z.string(),
        title: z.string(),
      }),
    }),
  }),
}

export type PublicityApplication = z.infer<typeof publicityApplication>
export type PublicityItem = z.infer<typeof publicityItem>

import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { id, page, paged, words } from '../wire/fields.ts'
import { isEmail, profileLimits } from '../people/profile.ts'
import { oneOf } from '../wire/one-of.ts'

export const mailStates = { queued: 0, sent: 1, failed: 2 } as const

export const dataPackageFailures = defineFailures({
  mailTooOften: [4881, '发送过于频繁，请一小时后再试', 'too many e-mails, please try again in an hour'],
})

export const packageFile = z.object({
  file_id: z.int(),
  name: z.string(),
  mime: z.string(),
  size: z.int(),
  /** Valid for some hours; empty for visitors. */
  url: z.string(),
})

export const packageMail = z.object({
  mail_id: z.int(),
  email: z.string(),
  state: oneOf(mailStates),
  created_at: z.string(),
  /** Empty until it has been sent. */
  sent_at: z.string(),
})

export const dataPackage = z.object({
  id: z.int(),
  title: contentText,
  cover: z.string(),
  intro: contentText,
  files: z.array(packageFile),
  /** The addresses to which the caller had it sent, latest first. */
  mails: z.array(packageMail),
})

export const ownPackagePageSize = 20

/** A package that the caller had sent, and what became of the latest mail. */
export const ownPackage = z.object({
  id: z.int(),
  title: contentText,
  cover: z.string(),
  file_num: z.int(),
  state: oneOf(mailStates),
  created_at: z.string(),
})

export const dataPackageCalls = {
  detail: defineCall({
    id: 'dataPackage.detail',
    path: '/api/web/v2/datapackage/detail',
    about: 'An electronic data package: its files, which members can open, and the mails of the caller.',
    input: z.object({ id }),
    output: dataPackage,
  }),
  own: defineCall({
    id: 'dataPackage.own',
    path: '/api/web/v2/datapackage/own',
    about: `The packages that the caller had sent, ${ownPackagePageSize} a page, latest first.`,
    access: 'member',
    input: z.object({ page }),
    output: paged(ownPackage),
  }),
  sendToEmail: defineCall({
    id: 'dataPackage.sendToEmail',
    path: '/api/web/v2/datapackage/sendtoemail',
    about: 'Queues a mail with the package. A mail already queued for the same address is not sent twice.',
    access: 'member',
    input: z.object({ id, email: words(profileLimits.email).check(z.refine(isEmail)) }),
    output: packageMail,
  }),
}

export type DataPackage = z.infer<typeof dataPackage>
export type OwnPackage = z.infer<typeof ownPackage>
export type PackageFile = z.infer<typeof packageFile>
export type PackageMail = z.infer<typeof packageMail>

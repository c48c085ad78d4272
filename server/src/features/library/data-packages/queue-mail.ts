import { dataPackageCalls, dataPackageFailures } from '#contract/library/data-packages.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Limit } from '#kernel/limits.ts'
import { userChanged } from '#kernel/user-changed.ts'
import { presentMail } from './data-packages.present.ts'
import { selectDataPackage } from './data-packages.queries.ts'
import { insertMail, requeueFailedMail, selectLatestMail } from './mails.queries.ts'
import { sendMail } from './send-mail.ts'

const hourMs = 3600_000
const perUser: Limit = { name: 'data-package-mail-user', max: 10, windowMs: hourMs }
/** Whoever asks: nobody's mailbox is to be flooded from here. */
const perAddress: Limit = { name: 'data-package-mail-address', max: 5, windowMs: hourMs }

export const queueMail = answer(dataPackageCalls.sendToEmail, async (input, context) => {
  const { db, vault, limits, jobs, caller } = context
  const { userId } = memberOf(context)
  if (!(await selectDataPackage(db, input.id))) throw refuse(failures.dataMissing, { detail: 'id' })
  const address = input.email.toLowerCase()
  const key = { package_id: input.id, user_id: userId, address_digest: vault.digest(address) }
  const latest = await selectLatestMail(db, key)
  if (latest?.state === 'queued') return presentMail(latest, vault)
  if (!(await limits.fits(perUser, String(userId))) || !(await limits.fits(perAddress, address)))
    throw refuse(dataPackageFailures.mailTooOften)
  const mail = await db.transaction(async (db) => {
    const queued =
      (await requeueFailedMail(db, key)) ??
      (await insertMail(db, { ...key, address_sealed: vault.seal(address), language: caller.language }))
    if (queued) await jobs.send(db, sendMail, { mailId: queued.id })
    return queued ?? (await selectLatestMail(db, key))
  })
  await context.events.announce(context.db, userChanged, { userId })
  return presentMail(mail!, vault)
})

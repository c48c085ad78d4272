import { walletCalls, walletFailures, walletLimits } from '#contract/meetings/credit-wallet.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { sqlState } from '#kernel/database.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { requireOwnFiles } from '#kernel/files/own-files.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { saveFile } from '#kernel/files/save-file.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import type { Context } from '#kernel/services.ts'
import { readShanghaiTime, shanghaiTime } from '#kernel/time.ts'
import { userChanged } from '#kernel/user-changed.ts'
import { creditFile, isCertificateFile } from './certificate-file.ts'
import { numberKey, titleKey } from './credit-keys.ts'
import { presentExternal } from './credit-wallet.present.ts'
import {
  countExternal,
  deleteCreditFiles,
  deleteExternal,
  hasNumber,
  insertExternal,
  selectExternal,
  selectIssued,
  updateConfirmed,
  updateExternal,
} from './credit-wallet.queries.ts'
import { readPoints } from './points.ts'

export const uploadCreditFile = answerUpload(walletCalls.upload, (_input, context) =>
  saveFile(context, context.file, creditFile, memberOf(context).userId),
)

type Entered = {
  title: string
  organiser: string
  number: string
  credit_class: number
  credit: string
  earned_on: string
  files: string[]
}

export const addCredit = answer(walletCalls.add, async (input, context) => {
  const { db, vault } = context
  const { userId } = memberOf(context)
  if ((await countExternal(db, userId)) >= walletLimits.credits) throw refuse(walletFailures.tooMany)
  const columns = await readColumns(context, userId, input)
  const row = await insertExternal(db, { user_id: userId, ...columns })
  if (!row) throw refuse(await whyTaken(db, userId, columns.number_digest, 0))
  await context.events.announce(context.db, userChanged, { userId })
  return presentExternal(row, vault)
})

export const editCredit = answer(walletCalls.edit, async ({ credit_id, ...input }, context) => {
  const { db, vault } = context
  const { userId } = memberOf(context)
  const known = await findExternal(db, userId, credit_id)
  const columns = await readColumns(context, userId, input)
  try {
    const row = await updateExternal(db, known.id, columns)
    if (!row) throw refuse(walletFailures.alreadyCounted)
    await removeStored(context, await deleteCreditFiles(db, userId, known.files))
    return presentExternal(row, vault)
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error
    throw refuse(await whyTaken(db, userId, columns.number_digest, known.id))
  }
})

export const confirmCredit = answer(walletCalls.confirm, async (input, context) =>
  presentExternal(await confirmOwn(context, input.credit_id), context.vault),
)

/** From now on it counts. */
export async function confirmOwn(context: Context, creditId: number) {
  const { userId } = memberOf(context)
  const row = await updateConfirmed(context.db, userId, creditId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'credit_id' })
  await context.events.announce(context.db, userChanged, { userId })
  return row
}

export const removeCredit = answer(walletCalls.remove, async (input, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  const row = await deleteExternal(db, userId, input.credit_id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'credit_id' })
  await removeStored(context, await deleteCreditFiles(db, userId, row.files))
  await context.events.announce(context.db, userChanged, { userId })
  return {}
})

async function findExternal(db: Db, userId: number, creditId: number) {
  const row = await selectExternal(db, userId, creditId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'credit_id' })
  return row
}

/** Checks what was entered, first what the person has written, then what belongs to it. */
async function readColumns({ db, vault }: Context, userId: number, entered: Entered) {
  const title_key = titleKey(entered.title)
  if (title_key === '') throw refuse(walletFailures.titleMissing)
  const points_tenths = readPoints(entered.credit)
  if (!points_tenths || points_tenths > mostTenths) throw refuse(walletFailures.pointsWrong)
  if (!isPastDay(entered.earned_on)) throw refuse(walletFailures.dayWrong)
  if (entered.files.length === 0) throw refuse(walletFailures.fileMissing)
  if (!entered.files.every(isCertificateFile)) throw refuse(walletFailures.fileKindWrong)
  const own = { ownerId: userId, purpose: creditFile }
  const files = await requireOwnFiles(db, entered.files, own, walletFailures.fileNotOwn)
  const key = numberKey(entered.number)
  if (await isFromHere(db, userId, { key, title_key, year: entered.earned_on.slice(0, 4) }))
    throw refuse(walletFailures.ownPlatform)
  return {
    title: entered.title,
    organiser: entered.organiser,
    number_sealed: key ? vault.seal(entered.number) : null,
    number_digest: key ? vault.digest(`credit number ${key}`) : null,
    title_key,
    credit_class: entered.credit_class,
    points_tenths,
    earned_on: entered.earned_on,
    files,
  }
}

const mostTenths = 1000

/** A day that exists and has begun in Shanghai. */
const isPastDay = (day: string) =>
  readShanghaiTime(`${day} 00:00`) !== undefined &&
  day <= shanghaiTime(new Date()).slice(0, 10) &&
  day >= '1990'

/** Whether this platform has issued it: the same number, or the same meeting in that year. */
async function isFromHere(db: Db, userId: number, asked: { key: string; title_key: string; year: string }) {
  const issued = await selectIssued(db, userId)
  return issued.some(
    ({ number, title, issued_on }) =>
      numberKey(number) === asked.key ||
      (titleKey(title) === asked.title_key && issued_on.startsWith(asked.year)),
  )
}

const whyTaken = async (db: Db, userId: number, digest: Buffer | null, exceptId: number) =>
  digest && (await hasNumber(db, userId, digest, exceptId))
    ? walletFailures.numberTaken
    : walletFailures.meetingTaken

const uniqueViolation = '23505'

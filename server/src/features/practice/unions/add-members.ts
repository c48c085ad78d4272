import { defaultCountryCode, userTypes } from '#contract/people/account.ts'
import {
  addResults,
  unionAddingCalls,
  unionAddingFailures,
  unionAddingLimits,
} from '#contract/practice/union-adding.ts'
import type { AddReport } from '#contract/practice/union-adding.ts'
import { asBit } from '#contract/wire/fields.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { readTable } from '#kernel/files/read-table.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import type { Limit } from '#kernel/limits.ts'
import { notify } from '#kernel/notify.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import type { Context } from '#kernel/services.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import {
  selectUsersByIds,
  selectUsersByPhones,
} from '#server/features/people/account/active-users.queries.ts'
import type { ChosenUser } from '#server/features/people/account/active-users.queries.ts'
import { insertPersons, selectCandidates } from './adding.queries.ts'
import { readPhoneRows } from './read-phones.ts'
import type { PhoneRow } from './read-phones.ts'
import { findUnionAsManager } from './union-role.ts'
import type { UnionRow } from './unions.queries.ts'
import { membershipNotices } from './unions.notices.ts'

/** Whether a number is registered is told to managers only, and not for whole number ranges. */
const perManager: Limit = { name: 'union-adding', max: 3000, windowMs: 24 * 3600_000 }

export const listCandidates = answer(unionAddingCalls.candidates, async ({ id, keyword, page }, context) => {
  const { union } = await findUnionAsManager(context, id)
  const filter = { unionId: union.id, keyword }
  const found = await readPage(page, pageSize, (limit, offset) =>
    selectCandidates(context.db, filter, limit, offset),
  )
  return presentPage(found, (row) => ({
    userid: row.id,
    truename: row.truename,
    photo: row.photo,
    hospital: row.hospital,
    department: row.department,
    title: row.title,
    is_member: asBit(row.isMember),
  }))
})

export const addUnionMembers = answer(unionAddingCalls.add, async (input, context) => {
  const { union, userId } = await findUnionAsManager(context, input.id)
  const rows = readPhoneRows(input.phones.map((phone) => [phone.trim()]))
  await spend(context, userId, input.user_ids.length + rows.length)
  const chosen = input.user_ids.length > 0 ? await selectUsersByIds(context.db, input.user_ids) : []
  const byId = new Map(chosen.map((user) => [user.id, user]))
  return report(context, union, [
    ...input.user_ids.map((id, at) => ({
      row: at + 1,
      given: byId.get(id)?.truename ?? String(id),
      user: byId.get(id),
      isPhone: true,
    })),
    ...(await withUsers(context, rows)),
  ])
})

export const importUnionMembers = answerUpload(unionAddingCalls.import, async (input, context) => {
  const { union, userId } = await findUnionAsManager(context, input.id)
  const table = await readTable(context.file)
  if (!table) throw refuse(unionAddingFailures.sheetUnreadable)
  const rows = readPhoneRows(table)
  await spend(context, userId, rows.length)
  return report(context, union, await withUsers(context, rows))
})

async function spend({ limits }: Context, managerId: number, count: number) {
  if (count === 0) throw refuse(unionAddingFailures.nobodyGiven)
  if (count > unionAddingLimits.rows) throw refuse(unionAddingFailures.tooManyRows)
  if (!(await limits.fits(perManager, String(managerId), count)))
    throw refuse(unionAddingFailures.tooManyRows)
}

type GivenRow = { row: number; given: string; user: ChosenUser | undefined; isPhone: boolean }

/** The users behind the numbers, found by what is stored of a number. */
async function withUsers({ db, vault }: Context, rows: PhoneRow[]): Promise<GivenRow[]> {
  const digestOf = (phone: string) => digestPhone(vault, defaultCountryCode, phone)
  const digests = rows.flatMap(({ phone }) => (phone === undefined ? [] : [digestOf(phone)]))
  const found = digests.length > 0 ? await selectUsersByPhones(db, digests) : []
  const byDigest = new Map(found.map((user) => [user.phone_digest?.toString('hex'), user]))
  return rows.map(({ row, given, phone }) => ({
    row,
    given,
    user: phone === undefined ? undefined : byDigest.get(digestOf(phone).toString('hex')),
    isPhone: phone !== undefined,
  }))
}

async function report(context: Context, union: UnionRow, rows: GivenRow[]): Promise<AddReport> {
  const doctors = rows.flatMap(({ user }) => (user?.user_type === userTypes.doctor ? [user.id] : []))
  const added = await context.db.transaction(async (db) => {
    const persons = await insertPersons(db, union.id, [...new Set(doctors)])
    await notify(db, persons, membershipNotices.added.write({ union: union.name, unionId: union.id }))
    return new Set(persons)
  })
  // Of somebody who is given twice, the second row says that they are a member already.
  const told = new Set<number>()
  const resultOf = ({ user, isPhone }: GivenRow): number => {
    if (!isPhone) return addResults.wrongPhone
    if (!user) return addResults.notRegistered
    if (user.user_type !== userTypes.doctor) return addResults.notDoctor
    const isFirst = added.has(user.id) && !told.has(user.id)
    told.add(user.id)
    return isFirst ? addResults.added : addResults.alreadyMember
  }
  return {
    added_num: added.size,
    rows: rows.map((one) => ({
      row: one.row,
      given: one.given,
      result: resultOf(one),
      // Whose number it is, is told of members only: their names are in the list.
      truename: (one.user?.user_type === userTypes.doctor && one.user.truename) || '',
    })),
  }
}

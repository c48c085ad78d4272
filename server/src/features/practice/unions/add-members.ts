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
import { insertPersons, selectCandidates } from './adding.queries.ts'
import { selectMembersAmong, upsertInvitations } from './invitations.queries.ts'
import { readPhoneRows } from './read-phones.ts'
import type { PhoneRow } from './read-phones.ts'
import { findUnionAsManager } from './union-role.ts'
import type { UnionRow } from './unions.queries.ts'
import { membershipNotices } from './unions.notices.ts'

/** A manager invites many, and no whole number ranges. */
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
  const added = await addChosen(context, union, input.user_ids)
  const invited = await inviteNumbers(context, { union, userId }, rows)
  return { added_num: added.added_num, rows: [...added.rows, ...invited] }
})

export const importUnionMembers = answerUpload(unionAddingCalls.import, async (input, context) => {
  const { union, userId } = await findUnionAsManager(context, input.id)
  const table = await readTable(context.file)
  if (!table) throw refuse(unionAddingFailures.sheetUnreadable)
  const rows = readPhoneRows(table)
  await spend(context, userId, rows.length)
  return { added_num: 0, rows: await inviteNumbers(context, { union, userId }, rows) }
})

async function spend({ limits }: Context, managerId: number, count: number) {
  if (count === 0) throw refuse(unionAddingFailures.nobodyGiven)
  if (count > unionAddingLimits.rows) throw refuse(unionAddingFailures.tooManyRows)
  if (!(await limits.fits(perManager, String(managerId), count)))
    throw refuse(unionAddingFailures.tooManyRows)
}

/** Those who were chosen from the doctors of the platform are members at once. */
async function addChosen(context: Context, union: UnionRow, userIds: number[]): Promise<AddReport> {
  const chosen = userIds.length > 0 ? await selectUsersByIds(context.db, userIds) : []
  const byId = new Map(chosen.map((user) => [user.id, user]))
  const doctors = chosen.filter(({ user_type }) => user_type === userTypes.doctor).map(({ id }) => id)
  const added = await context.db.transaction(async (db) => {
    const persons = await insertPersons(db, union.id, doctors)
    await notify(db, persons, membershipNotices.added.write({ union: union.name, unionId: union.id }))
    return new Set(persons)
  })
  // Of somebody who is given twice, the second row says that they are a member already.
  const told = new Set<number>()
  const resultOf = (id: number): number => {
    const user = byId.get(id)
    if (!user) return addResults.notRegistered
    if (user.user_type !== userTypes.doctor) return addResults.notDoctor
    const isFirst = added.has(id) && !told.has(id)
    told.add(id)
    return isFirst ? addResults.added : addResults.alreadyMember
  }
  return {
    added_num: added.size,
    rows: userIds.map((id, at) => ({
      row: at + 1,
      given: byId.get(id)?.truename ?? String(id),
      result: resultOf(id),
      truename: byId.get(id)?.truename ?? '',
    })),
  }
}

type Inviting = { union: UnionRow; userId: number }

/**
 * Numbers are invited, whether anybody has them or not, and each is answered alike: numbers can be counted through, and
 * their owners are strangers until they accept. Members of the union are none.
 */
async function inviteNumbers(
  { db, vault }: Context,
  { union, userId }: Inviting,
  rows: PhoneRow[],
): Promise<AddReport['rows']> {
  const digestOf = (phone: string) => digestPhone(vault, defaultCountryCode, phone)
  const digests = rows.flatMap(({ phone }) => (phone === undefined ? [] : [digestOf(phone)]))
  const found = digests.length > 0 ? await selectUsersByPhones(db, digests) : []
  const ids = found.map(({ id }) => id)
  const members = await selectMembersAmong(db, union.id, ids)
  const known = new Map(found.map((user) => [user.phone_digest?.toString('hex'), user.id]))
  const isMember = (digest: Buffer) => members.has(known.get(digest.toString('hex')) ?? 0)
  const strangers = new Map(
    digests.filter((digest) => !isMember(digest)).map((digest) => [digest.toString('hex'), digest]),
  )
  await db.transaction(async (db) => {
    const fresh = await upsertInvitations(db, { unionId: union.id, inviterId: userId }, [
      ...strangers.values(),
    ])
    const readers = fresh.flatMap((digest) => known.get(digest.toString('hex')) ?? [])
    await notify(db, readers, membershipNotices.invited.write({ union: union.name, unionId: union.id }))
  })
  return rows.map(({ row, given, phone }) => ({
    row,
    given,
    result:
      phone === undefined
        ? addResults.wrongPhone
        : isMember(digestOf(phone))
          ? addResults.alreadyMember
          : addResults.invited,
    truename: '',
  }))
}

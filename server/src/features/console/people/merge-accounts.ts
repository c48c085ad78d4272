import { mergeFailures } from '#contract/people/operators.ts'
import { failures } from '#contract/wire/failure.ts'
import { referenceField } from '#kernel/console-framework/fields.ts'
import { words } from '#kernel/console-framework/words.ts'
import { writeEntered } from '#kernel/deeds/describe-entered.ts'
import { changeOf, guardedDeed } from '#kernel/deeds/guarded-deed.ts'
import { refuse } from '#kernel/fail.ts'
import type { Db } from '#kernel/database.ts'
import { selectPersonBalances } from '#server/features/commerce/ledger/ledger.queries.ts'
import { recountMessages } from '#server/features/community/messages/messages.queries.ts'
import { lockUser } from '#server/features/people/account/account.queries.ts'
import { publishEnded } from '#server/features/people/account/end-logins.ts'
import { endSessionsOfUser } from '#server/features/people/account/sessions.queries.ts'
import { selectDoctorOf } from '#server/features/people/doctors/doctors.queries.ts'
import { selectReferences } from '#server/features/people/own-account/account-data.queries.ts'
import { closeMerged, isMoved, moveRows } from './merge-accounts.queries.ts'

/**
 * Merges one account of a person into another: everything that is about them goes over, what they lack of the profile is
 * filled in, and the account that was merged is closed. Where both have something of which a person has one, such as the
 * progress of a course, that of the kept account stays.
 */
export const mergeAccounts = guardedDeed({
  name: 'people.merge',
  title: words('合并账号', 'Merge two accounts'),
  right: 'people.change',
  secondRight: 'people.change',
  fields: {
    into_id: referenceField('保留的账号', 'Account to go on with', 'people', {
      isRequired: true,
      hint: [
        '本账号的内容全部归入保留的账号，随后关闭；无法撤销',
        'Everything of this account goes over, then it is closed; this cannot be undone',
      ],
    }),
  },
  async describe(context, { id, values }) {
    const people = referenceField('', '', 'people')
    const [from, into] = [
      await writeEntered(context, people, id),
      await writeEntered(context, people, values.into_id),
    ]
    const closed = { zh: '关闭', en: 'closed' }[context.caller.language]
    return [
      changeOf(words('并入的账号', 'Account that is merged'), `${from} (ID ${id})`, closed),
      changeOf(words('内容归入', 'Everything goes to'), '', `${into} (ID ${values.into_id})`),
    ]
  },
  async run(context, { id: fromId, values: { into_id: intoId } }) {
    const { db } = context
    await refuseIfApart(db, fromId, intoId)
    for (const reference of (await selectReferences(db)).filter(isMoved))
      await moveRows(db, reference, { fromId, intoId })
    await recountMessages(db, [fromId, intoId])
    await closeMerged(db, { fromId, intoId })
    await publishEnded(context, await endSessionsOfUser(db, fromId, 'operator'))
  },
})

/** Refuses accounts that cannot be merged; locks both, in the order of their numbers. */
export async function refuseIfApart(db: Db, fromId: number, intoId: number): Promise<void> {
  if (fromId === intoId) throw refuse(mergeFailures.sameAccount)
  const [first, second] = fromId < intoId ? [fromId, intoId] : [intoId, fromId]
  const rows = [await lockUser(db, first), await lockUser(db, second)]
  const from = rows.find((row) => row?.id === fromId)
  const into = rows.find((row) => row?.id === intoId)
  if (!from || from.status === 'deleted' || from.merged_into !== null) throw refuse(failures.dataMissing)
  if (into?.status !== 'active') throw refuse(mergeFailures.notActive)
  if (from.operator_roles.length > 0 || into.operator_roles.length > 0)
    throw refuse(mergeFailures.operatorMerged)
  const balances = await selectPersonBalances(db, fromId)
  if (balances.some(({ balanceFen }) => balanceFen !== 0)) throw refuse(mergeFailures.hasMoney)
  if ((await selectDoctorOf(db, fromId)) && (await selectDoctorOf(db, intoId)))
    throw refuse(mergeFailures.twoDoctors)
}

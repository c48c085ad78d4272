import { correctionStates, feeStates } from '#contract/practice/expert-fees.ts'
import { withdrawalStages } from '#contract/commerce/withdrawals.ts'
import { addWithdrawal, operatorPhones } from '#demo/commerce/withdrawals.ts'
import { demoPayees } from '#demo/content/withdrawals.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { findAccount } from '#demo/people/find-account.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'
import { readBalances } from '#server/features/commerce/ledger/person-balances.ts'
import { postLoweredFee, postUnconfirmedFee } from '#server/features/commerce/tax/correct-fee.ts'
import { postAvailableFee, postConfirmedFee } from '#server/features/commerce/tax/post-fee.ts'
import { insertCorrection } from '#server/features/practice/expert-fees/corrections.queries.ts'
import {
  insertFee,
  selectAllFees,
  updateAgreed,
  updateEvidence,
  updateFee,
} from '#server/features/practice/expert-fees/expert-fees.queries.ts'
import { feeSourceOf, ledgerFee } from '#server/features/practice/expert-fees/show-fees.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import {
  expertSheets,
  expertTasks,
  sheetChanges,
} from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { selectFreePastMeeting } from './expert-fees.queries.ts'

const expertPhone = '13800000002'
const dayMinutes = 24 * 60

/** An expert of a meeting that is over, whose fees were corrected: one after it was confirmed, one reversed, one after it was withdrawn. */
export async function loadFeeCorrections(world: World): Promise<void> {
  const { db, now } = world
  const expert = await findAccount(world, expertPhone)
  const meeting = await selectFreePastMeeting(db, now)
  const payee = demoPayees.find(({ phone }) => phone === expertPhone)
  if (!meeting || !payee) return
  const operators = await Promise.all(operatorPhones.map((phone) => findAccount(world, phone)))
  const people = { asked_by: operators[0]!.id, agreed_by: operators[1]!.id }
  const decidedAt = minutesFrom(meeting.begin_at, -5 * dayMinutes)
  const [taskId] = await insertForIds(db, expertTasks, [{ meeting_id: meeting.id }])
  const [sheetId] = await insertForIds(db, expertSheets, [
    {
      task_id: taskId!,
      user_id: expert.id,
      part: 1,
      status: 1,
      decided_at: decidedAt,
      decided_by: expert.id,
    },
  ])
  await insertRows(db, sheetChanges, [
    { sheet_id: sheetId!, kind: 'schedule_confirmed', by_guest: true, created_at: decidedAt },
  ])
  const sheet = (await selectSheet(db, sheetId!))!
  const confirm = (title: string, yuan: number) => addConfirmed(world, sheet, { title, yuan })
  const [lecture, hosting, comment] = [
    await confirm('专题讲座', 3000),
    await confirm('分会场主持', 1200),
    await confirm('病例点评', 800),
  ]
  await updateAgreed(db, sheetId!, decidedAt)
  await updateEvidence(db, sheetId!, now)

  const availableAt = minutesFrom(now, -4 * dayMinutes)
  await updateFee(db, lecture.id, { status: feeStates.available, available_at: availableAt })
  await postAvailableFee(db, ledgerFee(lecture, sheet), availableAt)
  const { available } = await readBalances(db, expert.id)
  await addWithdrawal(world, payee, expert, {
    yuan: Math.floor(available / 100),
    daysAgo: 4,
    stage: withdrawalStages.paid,
    operators: [operators[0]!.id, operators[1]!.id],
  })

  const reasons = { halved: '实际授课半场，按约定减半', moved: '改由他人主持', absent: '点评环节取消' }
  const lowered = await insertCorrection(db, {
    ...people,
    fee_id: lecture.id,
    from_fen: 300_000,
    to_fen: 150_000,
    was_available: true,
    reason: reasons.halved,
    state: correctionStates.told,
  })
  await updateFee(db, lecture.id, { gross_fen: 150_000 })
  await postLoweredFee(db, {
    correctionNo: String(lowered),
    source: feeSourceOf(lecture.id),
    userId: expert.id,
    title: lecture.title,
    lessFen: 150_000,
  })
  await postUnconfirmedFee(db, ledgerFee(hosting, sheet))
  await insertCorrection(db, {
    ...people,
    fee_id: hosting.id,
    from_fen: 120_000,
    to_fen: 100_000,
    was_available: false,
    reason: reasons.moved,
    state: correctionStates.toConfirm,
  })
  await updateFee(db, hosting.id, {
    gross_fen: 100_000,
    status: feeStates.open,
    confirmed_at: null,
    agreed_at: null,
    round: 1,
  })
  await postUnconfirmedFee(db, ledgerFee(comment, sheet))
  await insertCorrection(db, {
    ...people,
    fee_id: comment.id,
    from_fen: 80_000,
    to_fen: 0,
    was_available: false,
    reason: reasons.absent,
    state: correctionStates.told,
  })
  await updateFee(db, comment.id, { status: feeStates.reversed, confirmed_at: null })
}

async function addConfirmed(
  { db, now }: World,
  sheet: SheetRow,
  { title, yuan }: { title: string; yuan: number },
) {
  const confirmedAt = minutesFrom(now, -6 * dayMinutes)
  const feeId = await insertFee(db, {
    sheet_id: sheet.sheet.id,
    title,
    gross_fen: yuan * 100,
    status: feeStates.confirmed,
    confirmed_at: confirmedAt,
  })
  const fee = (await selectAllFees(db, sheet.sheet.id)).find(({ id }) => id === feeId)!
  await postConfirmedFee(db, ledgerFee(fee, sheet), confirmedAt)
  return fee
}

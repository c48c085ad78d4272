import { correctionStates, feeFailures, feeStates } from '#contract/practice/expert-fees.ts'
import { moneyText, yuanOf } from '#contract/wire/amount.ts'
import { memberOf } from '#kernel/answer.ts'
import { moneyField } from '#kernel/console-framework/fields.ts'
import { words } from '#kernel/console-framework/words.ts'
import { changeOf, guardedDeed } from '#kernel/deeds/guarded-deed.ts'
import type { Change } from '#kernel/deeds/guarded-deed.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import type { Context, Within } from '#kernel/services.ts'
import { postLoweredFee, postUnconfirmedFee } from '#server/features/commerce/tax/correct-fee.ts'
import { packOutdated } from '#server/features/practice/expert-sheets/expert-sheets.events.ts'
import { updateUnsettled } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { queueSheetSms } from '#server/features/practice/expert-sheets/send-sheet-sms.ts'
import {
  insertCorrection,
  selectCorrections,
  selectFeeOwner,
  selectOpenCorrection,
  updateCorrection,
} from './corrections.queries.ts'
import type { FeeOwner } from './corrections.queries.ts'
import { feeCorrected, feeReversed } from './expert-fees.notices.ts'
import { lockFee, updateAgreed, updateFee } from './expert-fees.queries.ts'
import type { FeeRow } from './expert-fees.queries.ts'
import { feeSourceOf, ledgerFee } from './show-fees.ts'

const { open, confirmed, available, disputed, reversed } = feeStates

const people = { right: 'experts.edit', secondRight: 'money.approve', asksFreshStep: true } as const

const gross = moneyField('更正后税前金额', 'Gross from now on', { isRequired: true, min: 1 })

/** Gives a fee that the expert has confirmed another amount. The expert is asked to confirm it. */
export const correctFee = guardedDeed({
  name: 'expert-fees.correct',
  title: words('更正劳务费', 'Correct a fee'),
  ...people,
  fields: { gross_fen: gross },
  describe: (context, { id, values }) => describe(context, id, values.gross_fen ?? 0),
  run: (context, { id, values, reason, askedBy }) =>
    correct(context, { feeId: id, toFen: values.gross_fen!, reason, askedBy }),
})

/** Takes a fee back, because nothing is owed for it. */
export const reverseFee = guardedDeed({
  name: 'expert-fees.reverse',
  title: words('冲销劳务费', 'Reverse a fee'),
  ...people,
  describe: (context, { id }) => describe(context, id, 0),
  run: (context, { id, reason, askedBy }) => correct(context, { feeId: id, toFen: 0, reason, askedBy }),
})

async function describe({ db, caller }: Context, feeId: number, toFen: number): Promise<Change[]> {
  const owner = await findOwner(db, feeId)
  const after = toFen === 0 ? { zh: '冲销', en: 'reversed' }[caller.language] : moneyText(toFen)
  const isPaid = owner.fee.status === available
  const effect = {
    zh: isPaid ? '已到账：差额从可提现余额或下一笔讲课费中扣回' : '未到账',
    en: isPaid ? 'paid: the difference is taken of the balance or of the next fee' : 'not paid yet',
  }[caller.language]
  return [
    changeOf(words('劳务费', 'Fee'), '', `${owner.fee.title} · ${owner.meeting.title}`),
    changeOf(words('税前金额', 'Gross'), moneyText(owner.fee.gross_fen), after),
    changeOf(words('款项', 'Money'), '', effect),
  ]
}

type Correction = { feeId: number; toFen: number; reason: string; askedBy: number }

async function correct(
  context: Within<Context>,
  { feeId, toFen, reason, askedBy }: Correction,
): Promise<void> {
  const { db } = context
  const fee = await lockFee(db, feeId)
  const owner = await findOwner(db, feeId)
  if (!fee) throw refuse(feeFailures.feeMissing)
  await refuseUnlessCorrectable(db, fee, toFen)
  const isPaid = fee.status === available
  const isRaise = isPaid && toFen > fee.gross_fen
  const asks = isRaise || (fee.status === confirmed && toFen > 0)
  await closeEarlier(db, feeId, reason)
  const correctionId = await insertCorrection(db, {
    fee_id: feeId,
    from_fen: fee.gross_fen,
    to_fen: toFen,
    was_available: isPaid,
    reason,
    state: asks ? correctionStates.toConfirm : correctionStates.told,
    asked_by: askedBy,
    agreed_by: memberOf(context).userId,
  })
  if (fee.status === confirmed) await postUnconfirmedFee(db, ledgerFee(fee, owner))
  if (isPaid && !isRaise)
    await postLoweredFee(db, {
      correctionNo: String(correctionId),
      source: feeSourceOf(feeId),
      userId: owner.sheet.user_id,
      title: fee.title,
      lessFen: fee.gross_fen - toFen,
    })
  if (!isRaise) {
    await updateFee(db, feeId, changeOfFee(fee, toFen))
    // What the expert has agreed on is another sum now.
    await updateAgreed(db, fee.sheet_id, null)
  }
  await tell(context, owner, { toFen, reason })
  await context.events.publish(db, packOutdated, { sheetId: fee.sheet_id })
}

async function findOwner(db: Context['db'], feeId: number): Promise<FeeOwner> {
  const owner = await selectFeeOwner(db, feeId)
  if (!owner) throw refuse(feeFailures.feeMissing)
  return owner
}

async function refuseUnlessCorrectable(db: Context['db'], fee: FeeRow, toFen: number): Promise<void> {
  if (fee.status === reversed) throw refuse(feeFailures.alreadyReversed)
  if (toFen === 0) return
  if (fee.status === open || fee.status === disputed) throw refuse(feeFailures.notConfirmed)
  if (toFen === fee.gross_fen) throw refuse(feeFailures.amountSame)
  if (await selectOpenCorrection(db, fee.id)) throw refuse(feeFailures.correctionOpen)
}

/** What the fee is afterwards. A changed one that was not paid is confirmed again, as an entry of its own. */
function changeOfFee(fee: FeeRow, toFen: number): Partial<FeeRow> {
  const settled = { proposal: '', proposed_at: null } as const
  if (toFen === 0) return { ...settled, status: reversed, confirmed_at: null, available_at: null }
  if (fee.status === available) return { ...settled, gross_fen: toFen }
  return { ...settled, gross_fen: toFen, status: open, confirmed_at: null, round: fee.round + 1 }
}

/** Another correction is the answer to an objection, and to a raise that nobody has agreed to. */
async function closeEarlier(db: Context['db'], feeId: number, answer: string): Promise<void> {
  const over: number[] = [correctionStates.objected, correctionStates.toConfirm, correctionStates.told]
  for (const { id, state } of await selectCorrections(db, [feeId]))
    if (over.includes(state))
      await updateCorrection(db, id, { state: correctionStates.answered, answer, decided_at: new Date() })
}

async function tell(
  context: Within<Context>,
  owner: FeeOwner,
  { toFen, reason }: { toFen: number; reason: string },
): Promise<void> {
  const { db } = context
  const { fee, sheet, meeting } = owner
  const from = yuanOf(fee.gross_fen)
  const facts = { title: fee.title, meeting: meeting.title, from, reason, taskId: sheet.task_id }
  const notice = toFen === 0 ? feeReversed.write(facts) : feeCorrected.write({ ...facts, to: yuanOf(toFen) })
  await notify(db, sheet.user_id, notice)
  await noteChange(db, context, owner, {
    kind: toFen === 0 ? 'fee_reversed' : 'fee_corrected',
    subjectId: fee.id,
    detail: { title: fee.title, from_fen: fee.gross_fen, gross_fen: toFen },
    reason,
  })
  // The code opens the sheet again, so that the expert can answer.
  await updateUnsettled(db, sheet.id)
  if (sheet.withdrawn_at === null) await queueSheetSms(db, context, sheet.id, 'change')
}

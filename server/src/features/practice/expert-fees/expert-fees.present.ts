import { correctionStates } from '#contract/practice/expert-fees.ts'
import type { ExpertFee, ExpertFeeCorrection } from '#contract/practice/expert-fees.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { asBit } from '#contract/wire/fields.ts'
import type { Language } from '#contract/wire/language.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { CorrectionRow } from './corrections.queries.ts'
import type { FeeRow } from './expert-fees.queries.ts'
import { expertFeesText } from './expert-fees.text.ts'
import type { MissingPart } from './expert-fees.text.ts'

const timeIfAny = (at: Date | null) => (at ? shanghaiTime(at) : '')

/** A changed amount that was not paid yet is confirmed with the fee itself. */
export const canAnswer = ({ state, was_available, to_fen }: CorrectionRow): boolean =>
  (state === correctionStates.told || state === correctionStates.toConfirm) && (was_available || to_fen === 0)

const presentCorrection = (row: CorrectionRow): ExpertFeeCorrection => ({
  correction_id: row.id,
  from: yuanOf(row.from_fen),
  to: yuanOf(row.to_fen),
  reason: row.reason,
  time: shanghaiTime(row.corrected_at),
  status: row.state,
  can_answer: asBit(canAnswer(row)),
  objection: row.objection,
  answer: row.answer,
})

type Around = { missing: MissingPart[]; corrections: CorrectionRow[]; language: Language }

export const presentFee = (
  fee: FeeRow,
  { deductionFen, taxFen }: { deductionFen: number; taxFen: number },
  { missing, corrections, language }: Around,
): ExpertFee => ({
  fee_id: fee.id,
  title: fee.title,
  gross: yuanOf(fee.gross_fen),
  deduction: yuanOf(deductionFen),
  tax: yuanOf(taxFen),
  net: yuanOf(fee.gross_fen - taxFen),
  status: fee.status,
  missing: missing.map((part) => expertFeesText[language].missing[part]),
  reason: fee.reason,
  answer: fee.answer,
  confirm_time: timeIfAny(fee.confirmed_at),
  available_time: timeIfAny(fee.available_at),
  corrections: corrections.map(presentCorrection),
})

import type { ExpertFee } from '#contract/practice/expert-fees.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import type { Language } from '#contract/wire/language.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { FeeRow } from './expert-fees.queries.ts'
import { expertFeesText } from './expert-fees.text.ts'
import type { MissingPart } from './expert-fees.text.ts'

const timeIfAny = (at: Date | null) => (at ? shanghaiTime(at) : '')

export const presentFee = (
  fee: FeeRow,
  { deductionFen, taxFen }: { deductionFen: number; taxFen: number },
  { missing, language }: { missing: MissingPart[]; language: Language },
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
})

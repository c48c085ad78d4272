import { moneyText } from '#contract/wire/amount.ts'
import type { Language } from '#contract/wire/language.ts'
import type { ShownFact } from '#contract/wire/shown-resource.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import type { Db } from '#kernel/database.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectLatestTaxed } from '#server/features/commerce/tax/tax.queries.ts'

const mostShown = 20

/** What a person's balance comes from, for finance: the latest payments, each fee with the way to its evidence. */
export async function paidFacts(db: Db, userId: number, language: Language): Promise<ShownFact[]> {
  const fact = factsIn(language)
  return (await selectLatestTaxed(db, userId, mostShown)).map((row) => {
    const day = shanghaiTime(row.paid_at).slice(0, 10)
    const text = `${row.title} · ${moneyText(row.gross_fen)} − ${moneyText(row.tax_fen)} = ${moneyText(row.net_fen)}`
    const feeId = /^expert (\d+)$/.exec(row.source)?.[1]
    return feeId
      ? fact.link(`入账 ${day}`, `Credited ${day}`, text, `/console/fee-records/${feeId}`)
      : fact.text(`入账 ${day}`, `Credited ${day}`, text)
  })
}

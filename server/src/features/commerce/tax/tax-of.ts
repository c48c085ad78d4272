import type { TaxRates } from '#contract/commerce/tax.ts'
import { portionOf } from '#kernel/money.ts'

/** How a payment is taxed: what is deducted of it, what of it is taxed, and the tax. */
export type TaxParts = { grossFen: number; deductionFen: number; taxableFen: number; taxFen: number }

/** The tax on one payment. */
export function taxOf(grossFen: number, rates: TaxRates): TaxParts {
  const { flatUpToFen, flatFen, deductionPercent, brackets } = rates
  const deduction = grossFen <= flatUpToFen ? flatFen : portionOf(grossFen, deductionPercent, 100)
  const deductionFen = Math.min(grossFen, deduction)
  const taxableFen = grossFen - deductionFen
  const { percent, quickFen } = brackets.find(({ upToFen }) => upToFen === null || taxableFen <= upToFen)!
  const taxFen = Math.max(0, portionOf(taxableFen, percent, 100) - quickFen)
  return { grossFen, deductionFen, taxableFen, taxFen }
}

/**
 * The tax on a further payment for the same project in the same month: all of them count as one, so it is what the sum
 * is taxed with, less what was withheld before. Nothing is paid back, should a newer table ask for less.
 */
export function taxOfFurther(grossFen: number, earlier: TaxParts[], rates: TaxRates): TaxParts {
  const before = (part: keyof TaxParts) => earlier.reduce((sum, parts) => sum + parts[part], 0)
  const all = taxOf(before('grossFen') + grossFen, rates)
  const deductionFen = between(0, all.deductionFen - before('deductionFen'), grossFen)
  return {
    grossFen,
    deductionFen,
    taxableFen: grossFen - deductionFen,
    taxFen: between(0, all.taxFen - before('taxFen'), grossFen),
  }
}

/**
 * What is given back of a payment of which less remains: the sum of its project and month is taxed again, and what was
 * withheld beyond that returns. Amounts are what becomes less.
 */
export function taxOfLess(lessFen: number, earlier: TaxParts[], rates: TaxRates): TaxParts {
  const before = (part: keyof TaxParts) => earlier.reduce((sum, parts) => sum + parts[part], 0)
  const rest = taxOf(before('grossFen') - lessFen, rates)
  const deductionFen = between(0, before('deductionFen') - rest.deductionFen, lessFen)
  return {
    grossFen: lessFen,
    deductionFen,
    taxableFen: lessFen - deductionFen,
    taxFen: between(0, before('taxFen') - rest.taxFen, lessFen),
  }
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

/** Every amount has its bracket, and a higher amount a higher one. */
export const areRates = ({ brackets }: TaxRates): boolean =>
  brackets.every(({ upToFen }, at) => {
    const isLast = at === brackets.length - 1
    if (isLast || upToFen === null) return isLast && upToFen === null
    return at === 0 || upToFen > brackets[at - 1]!.upToFen!
  })

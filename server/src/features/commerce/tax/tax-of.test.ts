import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TaxRates } from '#contract/commerce/tax.ts'
import { areRates, taxOf, taxOfFurther } from './tax-of.ts'
import type { TaxParts } from './tax-of.ts'

const rates: TaxRates = {
  flatUpToFen: 400_000,
  flatFen: 80_000,
  deductionPercent: 20,
  brackets: [
    { upToFen: 2_000_000, percent: 20, quickFen: 0 },
    { upToFen: 5_000_000, percent: 30, quickFen: 200_000 },
    { upToFen: null, percent: 40, quickFen: 700_000 },
  ],
}

it.each([
  [800, 0],
  [3_000, 440],
  [4_000, 640],
  [5_000, 800],
  [25_000, 4_000],
  [30_000, 5_200],
  [100_000, 25_000],
])('withholds of %i yuan %i yuan', (gross, tax) => {
  expect(taxOf(gross * 100, rates).taxFen).toBe(tax * 100)
})

it('says what it deducts', () => {
  expect(taxOf(300_000, rates)).toEqual({
    grossFen: 300_000,
    deductionFen: 80_000,
    taxableFen: 220_000,
    taxFen: 44_000,
  })
  expect(taxOf(50_000, rates)).toMatchObject({ deductionFen: 50_000, taxableFen: 0, taxFen: 0 })
})

const amounts = fc.array(fc.integer({ min: 1, max: 9_000_000 }), { minLength: 1, maxLength: 12 })

it('taxes several payments of a project in a month as one, however it is split', () => {
  fc.assert(
    fc.property(amounts, (parts) => {
      const taxed: TaxParts[] = []
      for (const gross of parts) taxed.push(taxOfFurther(gross, taxed, rates))
      const sumOf = (part: keyof TaxParts) => taxed.reduce((sum, each) => sum + each[part], 0)
      expect({
        grossFen: sumOf('grossFen'),
        deductionFen: sumOf('deductionFen'),
        taxableFen: sumOf('taxableFen'),
        taxFen: sumOf('taxFen'),
      }).toEqual(taxOf(sumOf('grossFen'), rates))
      for (const { grossFen, deductionFen, taxableFen, taxFen } of taxed) {
        expect(deductionFen + taxableFen).toBe(grossFen)
        expect(taxFen).toBeGreaterThanOrEqual(0)
        // Of a single fen, rounding may take all.
        expect(taxFen).toBeLessThanOrEqual(grossFen)
      }
    }),
    { numRuns: 500, examples: [[[6, 2_672_700, 4, 1]]] },
  )
})

it('leaves more of a higher amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000_000 }), (gross) => {
      const netOf = (fen: number) => fen - taxOf(fen, rates).taxFen
      expect(netOf(gross + 1)).toBeGreaterThanOrEqual(netOf(gross))
    }),
  )
})

it('pays nothing back when a newer table asks for less', () => {
  const earlier = [taxOf(3_000_000, rates)]
  const lower = { ...rates, brackets: [{ upToFen: null, percent: 1, quickFen: 0 }] }
  expect(taxOfFurther(100_000, earlier, lower).taxFen).toBe(0)
})

it.each([
  [[{ upToFen: null, percent: 20, quickFen: 0 }], true],
  [rates.brackets, true],
  [[{ upToFen: 100, percent: 20, quickFen: 0 }], false],
  [[rates.brackets[1]!, rates.brackets[0]!, rates.brackets[2]!], false],
  [[rates.brackets[2]!, rates.brackets[0]!], false],
])('brackets %j are in order: %s', (brackets, expected) => {
  expect(areRates({ ...rates, brackets })).toBe(expected)
})

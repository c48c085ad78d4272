/** One measured number and its limit. */
export type BenchResult = {
  name: string
  value: number
  unit: string
  limit: number
  better: 'higher' | 'lower'
  ok: boolean
}

export const judge = (result: Omit<BenchResult, 'ok'>): BenchResult => ({
  ...result,
  ok: result.better === 'higher' ? result.value >= result.limit : result.value <= result.limit,
})

export function printResult({ name, value, unit, limit, better, ok }: BenchResult): void {
  const rounded = Math.round(value * 100) / 100
  console.log(
    `${ok ? 'ok    ' : 'not ok'} ${name}: ${rounded} ${unit} (${better === 'higher' ? 'at least' : 'at most'} ${limit})`,
  )
}

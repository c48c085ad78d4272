import * as z from 'zod/mini'

/** Yuan with at most two decimals, as people write them. */
const pattern = /^\d{1,7}(\.\d{1,2})?$/

/** A field with an amount in yuan; it may be empty. */
export const amount = z.string().check(
  z.trim(),
  z.refine<string>((text) => text === '' || pattern.test(text)),
)

/** The fen of an amount in yuan; undefined for what is no amount. Read digit by digit, because 0.29 * 100 is not 29. */
export function fenOf(yuan: string): number | undefined {
  if (!pattern.test(yuan)) return undefined
  const [whole = '', cents = ''] = yuan.split('.')
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

/** An amount as answers write it. */
export const yuanOf = (fen: number): string => (fen / 100).toFixed(2)

/** An amount as people read it: `¥1,200.00`, `-¥300.00`. */
export function moneyText(fen: number): string {
  const [whole = '', cents] = yuanOf(Math.abs(fen)).split('.')
  return `${fen < 0 ? '-' : ''}¥${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}

import type { ShownFigure } from '#contract/console/figures.ts'
import { moneyText } from '#contract/wire/amount.ts'

/** A figure as people read it. */
export function formatFigure(unit: ShownFigure['unit'], value: number | null): string {
  if (value === null) return '—'
  switch (unit) {
    case 'money':
      return moneyText(Math.round(value))
    case 'share':
      return `${(value * 100).toFixed(1)}%`
    case 'credit':
      return (value / 10).toLocaleString()
    default:
      return value.toLocaleString()
  }
}

/** A figure as it stands at an axis, where there is little room. */
export function formatTick(unit: ShownFigure['unit'], value: number): string {
  const short = (number: number) =>
    number.toLocaleString('en', { notation: 'compact', maximumFractionDigits: 1 })
  switch (unit) {
    case 'money':
      return `¥${short(value / 100)}`
    case 'share':
      return `${Math.round(value * 100)}%`
    case 'credit':
      return short(value / 10)
    default:
      return short(value)
  }
}

/** How much larger a figure is than before, in percent with its sign; empty where that says nothing. */
export function formatChange(now: number | null, before: number | null): string {
  if (now === null || before === null || before === 0) return ''
  const percent = Math.round(((now - before) / Math.abs(before)) * 100)
  return `${percent > 0 ? '+' : ''}${percent}%`
}

import type { ShownFigure } from '#contract/console/figures.ts'

/** A figure as people read it. */
export function formatFigure(unit: ShownFigure['unit'], value: number | null): string {
  if (value === null) return '—'
  switch (unit) {
    case 'money':
      return `¥${(value / 100).toLocaleString(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
    case 'share':
      return `${(value * 100).toFixed(1)}%`
    case 'credit':
      return (value / 10).toLocaleString()
    default:
      return value.toLocaleString()
  }
}

/** How much larger a figure is than before, in percent with its sign; empty where that says nothing. */
export function formatChange(now: number | null, before: number | null): string {
  if (now === null || before === null || before === 0) return ''
  const percent = Math.round(((now - before) / Math.abs(before)) * 100)
  return `${percent > 0 ? '+' : ''}${percent}%`
}

/** A change in lines that a person reads: `title: 旧 → 新`. Fields that stayed as they were are left out. */
export function describeChange(before: unknown, after: unknown): string {
  if (!isRecord(before) && !isRecord(after))
    return [before, after]
      .filter((value) => value !== undefined && value !== null)
      .map(show)
      .join(' → ')
  const [had, has] = [asRecord(before), asRecord(after)]
  return [...new Set([...Object.keys(had), ...Object.keys(has)])]
    .filter((key) => show(had[key]) !== show(has[key]))
    .map((key) => {
      if (!isRecord(before)) return `${key}: ${show(has[key])}`
      return `${key}: ${show(had[key])} → ${show(has[key])}`
    })
    .join('\n')
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asRecord = (value: unknown) => (isRecord(value) ? value : {})

const show = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '—'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

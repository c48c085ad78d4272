import type { ShownRow } from '#contract/wire/shown-resource.ts'
import type { Language } from '#contract/wire/language.ts'
import type { Resource } from '#kernel/console-framework/resource.ts'
import type { RawRow } from '#kernel/console-framework/rows.queries.ts'
import { separators } from '#kernel/console-framework/words.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'

/** A row as the console shows it: its number and the cells of its columns. */
export function presentRow(resource: Resource, raw: RawRow, context: Context): ShownRow {
  const row = resource.present?.(raw, context) ?? raw
  const cells = Object.keys(resource.columns).map((key) => [
    key,
    presentCell(row[key], context.caller.language),
  ])
  return { id: raw.id, ...Object.fromEntries(cells) }
}

function presentCell(value: unknown, language: Language): string | number | boolean | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return shanghaiTime(value)
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value
  return Array.isArray(value) ? value.join(separators[language]) : JSON.stringify(value)
}

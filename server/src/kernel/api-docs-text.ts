import type * as z from 'zod/mini'
import { schemaOf } from './openapi.ts'
import { escapeHtml } from './pages/template.ts'

export const code = (text: string) => `<code>${escapeHtml(text)}</code>`
export const codes = (names: readonly string[]) => names.map(code).join(', ')

/** What stands in backticks is code. */
export const prose = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')

/** What comes back, as the JSON schema of it. */
export const shape = (output: z.ZodMiniType) =>
  `<pre>${escapeHtml(JSON.stringify(withoutNoise(schemaOf(output, 'output')), null, 2))}</pre>`

/** That an answer has no other fields is true of all of them, and that a whole number is an exact one. */
function withoutNoise(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNoise)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([name, inner]) =>
          name !== 'additionalProperties' && Math.abs(inner as number) !== Number.MAX_SAFE_INTEGER,
      )
      .map(([name, inner]) => [name, withoutNoise(inner)]),
  )
}

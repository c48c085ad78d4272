import { hideNumbers } from '#kernel/hide-numbers.ts'
import { maskNumber } from '#kernel/mask-number.ts'

const longest = 2000

const secretName = /password|secret|token|^csv$|^sms_?code$/i
const numberName = /phone|mobile|card|id_?number|^account_?no$/i

/**
 * A copy that can be kept and read by many: without secrets, numbers of people shortened, and nothing in it that a JSON
 * column cannot hold.
 */
export function maskValues(value: unknown, name = ''): unknown {
  if (value === undefined || value === null) return null
  if (secretName.test(name)) return '***'
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `(${value.length} bytes)`
  if (Array.isArray(value)) return value.map((one) => maskValues(one, name))
  if (typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([key, one]) => [clean(key), maskValues(one, key)]),
    )
  if (typeof value === 'boolean') return value
  if (typeof value === 'number' && !numberName.test(name)) return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = clean(String(value))
  return numberName.test(name) ? maskNumber(text) : shorten(hideNumbers(text))
}

const clean = (text: string) => text.replaceAll('\0', '').toWellFormed()

const shorten = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, longest).toWellFormed()}… (${text.length} characters)`

import type { Finding } from '../source-tree.ts'

/** What a rule about calls needs to know of one. */
export type CallValue = { id: string; method: string; path: string }

export type NamedCall = { file: string; name: string; call: CallValue }

const isCall = (value: unknown): value is CallValue =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'path' in value &&
  'method' in value &&
  'input' in value

/** The calls that a module of the contract exports, singly or gathered in an object. */
export function callsOf(file: string, exported: Record<string, unknown>): NamedCall[] {
  return Object.entries(exported).flatMap(([name, value]) => {
    if (isCall(value)) return [{ file, name, call: value }]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, inner]) =>
      isCall(inner) ? [{ file, name: `${name}.${key}`, call: inner }] : [],
    )
  })
}

/** Every call has exactly one handler, every handler a call, and no two calls share a name or an address. */
export function compareCalls(calls: NamedCall[], handled: CallValue[]): Finding[] {
  const findings: Finding[] = []
  for (const { file, name, call } of calls) {
    const handlers = handled.filter((each) => each === call).length
    if (handlers === 0)
      findings.push({
        path: file,
        message: `${name} (${call.path}) has no handler in server/src/features.ts`,
      })
    if (handlers > 1)
      findings.push({ path: file, message: `${name} (${call.path}) has ${handlers} handlers` })
    const twin = calls.find(({ call: other }) => other !== call && isSame(call, other))
    if (twin) findings.push({ path: file, message: `${name} has the name or the address of ${twin.name}` })
  }
  const known = new Set(calls.map(({ call }) => call))
  for (const call of handled) {
    if (!known.has(call))
      findings.push({
        path: 'server/src/features.ts',
        message: `answers ${call.id}, which no file of the contract exports`,
      })
  }
  return findings
}

const isSame = (one: CallValue, other: CallValue) =>
  one.id === other.id || (one.path === other.path && one.method === other.method)

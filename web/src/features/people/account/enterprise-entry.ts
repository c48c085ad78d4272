import { entryPatterns } from '#contract/people/other-logins.ts'

export const enterpriseFields = ['pf', 'uid', 'timestamp', 'signature'] as const

/** What an enterprise platform adds to the address when it sends one of its people here; undefined unless it is whole. */
export function readEnterprise(query: URLSearchParams) {
  const read = (name: (typeof enterpriseFields)[number]) => query.get(name)?.trim() ?? ''
  const [pf, uid, timestamp, signature] = [read('pf'), read('uid'), read('timestamp'), read('signature')]
  if (!pf || !uid || !entryPatterns.timestamp.test(timestamp)) return undefined
  return entryPatterns.signature.test(signature) ? { pf, uid, timestamp, signature } : undefined
}

/** What proves somebody is good for one use and nobody else's business: it does not stay in the address. */
export function without(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const name of names) rest.delete(name)
  return rest
}

import { entryCalls } from '#contract/logins.ts'

export const enterpriseFields = ['pf', 'uid', 'timestamp', 'signature'] as const

/** What an enterprise platform adds to the address when it sends one of its people here; undefined unless it is whole. */
export function readEnterprise(query: URLSearchParams) {
  const given = Object.fromEntries(enterpriseFields.map((name) => [name, query.get(name) ?? '']))
  const read = entryCalls.checkUid.input.safeParse(given)
  return read.success ? read.data : undefined
}

/** What proves somebody is good for one use and nobody else's business: it does not stay in the address. */
export function without(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const name of names) rest.delete(name)
  return rest
}

import { accountPaths, returnPath } from './account.ts'

/** The completion form with the way back to where the person was going. */
export const completionPathFrom = (place: { pathname: string; search: string }) =>
  `${accountPaths.informationComplete}?from=${encodeURIComponent(place.pathname + place.search)}`

/** Where the completed form leads; never to itself. */
export function pathAfterCompletion(query: URLSearchParams): string {
  const target = returnPath(query)
  return target.startsWith(accountPaths.informationComplete) ? '/' : target
}

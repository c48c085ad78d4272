export const accountPaths = {
  login: '/login',
  /** The operators' login, the one screen of this app below the address of the console. */
  consoleLogin: '/console/login',
  bindMobile: '/bindMobile',
  agreement: (agreementId: number) => `/privacyTreaty?agreement_id=${agreementId}`,
  informationComplete: '/informationComplete',
}

/** The login with the way back to where the person is now. */
export const loginPathFrom = (location: { pathname: string; search: string }) =>
  `${accountPaths.login}?from=${encodeURIComponent(location.pathname + location.search)}`

/** Goes along to the login from a page that stays behind it in the history, to be gone back to and not opened twice. */
export const withPageBehind = { state: { hasPageBehind: true } }

export const hasPageBehind = (state: unknown) =>
  typeof state === 'object' && state !== null && 'hasPageBehind' in state

/** The login by password, with the way back that was asked for before. */
export const passwordLoginPath = (query: URLSearchParams) =>
  `${accountPaths.login}?${new URLSearchParams({ way: 'password', from: returnPath(query) })}`

/** Browsers drop tabs and line breaks from an address, so that `/\t/host` would lead to another site as well. */
// oxlint-disable-next-line no-control-regex
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path.replace(/[\u0000-\u0020]/g, ''))

/**
 * Where a login returns to. Only paths of this site count: `//host` and `/\host` would lead to another one.
 * Without `from` a meeting that is named is returned to.
 */
export function returnPath(query: URLSearchParams): string {
  const from = query.get('from')
  if (from && isOwnPath(from) && !from.startsWith(accountPaths.login)) return from
  const parent = query.get('parent_meeting_id')
  const meeting = query.get('meeting_id')
  if (parent && /^\d+$/.test(parent)) return `/meetingHome?meeting_id=${parent}`
  if (meeting && /^\d+$/.test(meeting)) return `/meetingDetail?meeting_id=${meeting}`
  return '/'
}

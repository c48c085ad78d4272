import type { PageConfig } from './page-config.ts'

export type LegacyTarget =
  | { kind: 'path'; path: string }
  /** The server must be asked whether the meeting is a large one; `meetingPath` then returns the path. */
  | { kind: 'meeting'; meetingId: string; query: string }
  | { kind: 'old-site'; url: string }

/** Paths from the time when addresses had a hash, and their current addresses. */
const hashPaths: Record<string, string> = {
  '/person-center': '/personalCenter',
  '/status': '/statusVerification',
  '/status-check': '/statusVerification',
  '/status-verification': '/statusVerification',
}

const meetingHashPaths = new Set(['/meeting-notice', '/live', '/live-detail'])

const oldMeetingIds = ['live_id', 'liveId']

type LegacyConfig = Pick<PageConfig, 'legacyPaths' | 'oldMobileOrigin'>

/** The current address of an old one; undefined for an address that is not old. */
export function legacyRedirect(address: string, config: LegacyConfig): LegacyTarget | undefined {
  const page = new URL(address)
  const hash = /^#!?(\/[^?]*)(?:\?(.*))?$/.exec(page.hash)
  if (!hash)
    return isLegacy(page.pathname, config) ? oldSite(`${page.pathname}${page.search}`, config) : undefined

  const path = trimSlashes(hash[1] ?? '')
  const query = mergeQueries(page.searchParams, new URLSearchParams(hash[2]))
  const target = hashPaths[path]
  if (target) return { kind: 'path', path: withQuery(target, query) }
  if (meetingHashPaths.has(path)) return meetingTarget(query)
  if (isLegacy(path, config)) return oldSite(`/#${withQuery(path, query)}`, config)
  return undefined
}

export function meetingPath(
  target: Extract<LegacyTarget, { kind: 'meeting' }>,
  isBigMeeting: boolean,
): string {
  return `${isBigMeeting ? '/meetingHome' : '/meetingDetail'}?${target.query}`
}

const trimSlashes = (path: string) => `/${path.replace(/^\/+|\/+$/g, '')}`

/** The configured list may name a path with or without its hash. */
const isLegacy = (path: string, config: LegacyConfig) =>
  config.legacyPaths.some((legacy) => trimSlashes(legacy.replace(/^\/?#!?/, '')) === trimSlashes(path))

function oldSite(rest: string, config: LegacyConfig): LegacyTarget {
  if (config.oldMobileOrigin === '') return { kind: 'path', path: '/' }
  return { kind: 'old-site', url: `${config.oldMobileOrigin}${rest}` }
}

// WeChat puts its own fields before the hash; the page's fields are behind it.
function mergeQueries(before: URLSearchParams, behind: URLSearchParams): URLSearchParams {
  const merged = new URLSearchParams(before)
  for (const name of behind.keys()) merged.delete(name)
  for (const [name, value] of behind) merged.append(name, value)
  return merged
}

function meetingTarget(query: URLSearchParams): LegacyTarget {
  const meetingId = [...oldMeetingIds, 'meeting_id'].map((name) => query.get(name)).find(Boolean)
  if (!meetingId) return { kind: 'path', path: '/' }
  for (const name of oldMeetingIds) query.delete(name)
  query.set('meeting_id', meetingId)
  return { kind: 'meeting', meetingId, query: query.toString() }
}

const withQuery = (path: string, query: URLSearchParams) => `${path}?${query}`.replace(/\?$/, '')

import type { Environment } from './environment.ts'
import type { PageConfig } from './page-config.ts'

/** Details of meetings, playbacks, doctors, works, series, operations, articles, products and companies. */
const desktopPaths = new Set([
  '/meetingHome',
  '/meetingDetail',
  '/meetingPlaybackDetail',
  '/doctorMainPage',
  '/doctorSharePage',
  '/doctorSeriesCourses',
  '/operationDetail',
  '/homeConsultingDetail',
  '/productDetail',
  '/companyDetail',
])

const secretParameters = ['token', 'refresh_token', 'sys_token', 'userid', 'openid', 'unionid']

type PageLocation = Pick<Location, 'host' | 'hostname' | 'pathname' | 'search'>

/** The same page on the desktop site, for desktop browsers; undefined where the page must not redirect. */
export function desktopTarget(
  location: PageLocation,
  environment: Environment,
  config: Pick<PageConfig, 'desktopOrigin' | 'testHost'>,
): string | undefined {
  if (environment.kind !== 'browser' || !environment.isDesktop) return undefined
  if (!desktopPaths.has(location.pathname)) return undefined
  if (config.testHost === location.host || config.testHost === location.hostname) return undefined
  if (config.desktopOrigin === '') return undefined

  const target = new URL(location.pathname, config.desktopOrigin)
  // A desktop site at our own address would cause a redirect loop.
  if (target.host === location.host) return undefined
  const query = new URLSearchParams(location.search)
  for (const name of secretParameters) query.delete(name)
  target.search = query.toString()
  return target.href
}

import { desktopTarget } from '#web/platform/desktop-redirect.ts'
import { environment } from '#web/platform/environment.ts'
import { pageConfig } from '#web/platform/page-config.ts'

/**
 * Redirects old addresses and, in desktop browsers, detail pages that exist on the desktop site. Returns true when
 * the browser is leaving this page.
 */
export async function leaveForTodaysAddress(): Promise<boolean> {
  const desktop = desktopTarget(location, environment(), pageConfig())
  if (desktop) {
    location.replace(desktop)
    return true
  }
  if (location.hash === '' && pageConfig().legacyPaths.length === 0) return false
  // Hardly anybody arrives by an old address, so the code that knows them is not part of the initial bundle.
  const { legacyRedirect, meetingPath } = await import('#web/platform/legacy-redirect.ts')
  const target = legacyRedirect(location.href, pageConfig())
  if (!target) return false
  if (target.kind === 'old-site') {
    location.replace(target.url)
    return true
  }
  const path =
    target.kind === 'path' ? target.path : meetingPath(target, await isLargeMeeting(target.meetingId))
  history.replaceState(null, '', path)
  return false
}

const isLargeMeeting = async (meetingId: string) =>
  (await import('#web/features/meetings/meetings/queries.ts')).meetingQueries.isLarge(Number(meetingId))

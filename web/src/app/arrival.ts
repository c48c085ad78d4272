import { meetingCalls } from '#contract/meetings/meetings.ts'
import { api } from '#web/platform/api.ts'
import { desktopTarget } from '#web/platform/desktop-redirect.ts'
import { environment } from '#web/platform/environment.ts'
import { pageConfig } from '#web/platform/page-config.ts'

/** Old addresses and, at a desk, details that have a desktop site. True when the browser is on its way elsewhere. */
export async function leaveForTodaysAddress(): Promise<boolean> {
  const desktop = desktopTarget(location, environment(), pageConfig())
  if (desktop) {
    location.replace(desktop)
    return true
  }
  if (location.hash === '' && pageConfig().legacyPaths.length === 0) return false
  // Hardly anybody comes by an old address: what knows them is no part of the start.
  const { legacyRedirect, meetingPath } = await import('#web/platform/legacy-redirect.ts')
  const target = legacyRedirect(location.href, pageConfig())
  if (!target) return false
  if (target.kind === 'old-site') {
    location.replace(target.url)
    return true
  }
  const path =
    target.kind === 'path' ? target.path : meetingPath(target, await isBigMeeting(target.meetingId))
  history.replaceState(null, '', path)
  return false
}

/** On failure the ordinary detail is the better guess. */
async function isBigMeeting(meetingId: string): Promise<boolean> {
  try {
    const answer = await api(meetingCalls.checkFrame, { meeting_id: Number(meetingId) }, { tips: false })
    return answer.is_big_meeting === 1
  } catch {
    return false
  }
}

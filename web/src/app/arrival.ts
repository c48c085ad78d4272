import { api } from '#web/platform/api.ts'
import { desktopTarget } from '#web/platform/desktop-redirect.ts'
import { environment } from '#web/platform/environment.ts'
import { legacyRedirect, meetingPath } from '#web/platform/legacy-redirect.ts'
import { pageConfig } from '#web/platform/page-config.ts'

/** Old addresses and, at a desk, details that have a desktop site. True when the browser is on its way elsewhere. */
export async function leaveForTodaysAddress(): Promise<boolean> {
  const desktop = desktopTarget(location, environment(), pageConfig())
  if (desktop) {
    location.replace(desktop)
    return true
  }
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
    // Hardly anybody comes by an old address: its call is no part of the start.
    const { meetingCalls } = await import('#contract/meetings.ts')
    const answer = await api(meetingCalls.checkFrame, { meeting_id: Number(meetingId) }, { tips: false })
    return answer.is_big_meeting === 1
  } catch {
    return false
  }
}

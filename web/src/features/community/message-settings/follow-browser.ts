import { beforeLogOut } from '#web/features/people/account/state.ts'
import { unsubscribeBrowser } from './browser-push.ts'

/** The next person at this browser must not see the notifications of the one before. */
export function followBrowser(): void {
  beforeLogOut(unsubscribeBrowser)
}

import { environment } from '#web/platform/environment.ts'
import type { Environment } from '#web/platform/environment.ts'
import { pageLanguage } from '#web/platform/page-language.ts'
import { toast } from '#web/ui/toast/toast.ts'

const openInWechat = { zh: '请在微信中打开', en: 'open in WeChat' }

/** Whether an action that only WeChat can do may go on; elsewhere the person is told where to do it. */
export function requireWechat(
  here: Pick<Environment, 'isWechat'> = environment(),
  tell: (message: string) => void = toast,
): boolean {
  if (here.isWechat === 2) return true
  tell(openInWechat[pageLanguage()])
  return false
}

import { useLocation } from '#web/shell/navigation.ts'
import { environment } from '#web/platform/environment.ts'
import { pageConfig } from '#web/platform/page-config.ts'
import { requireWechat } from '#web/shell/require-wechat.ts'
import { Button } from '#web/ui/button/button.tsx'
import { WechatIcon } from '#web/ui/icon/identity-icons.tsx'
import { useText } from '#web/ui/language.ts'
import type { Agreement } from '../cards/use-agreement.ts'
import { accountText } from '../text.ts'
import { goToWechatLogin } from '../wechat-entry.ts'

function worksOutsideWechat(): boolean {
  const { wechatLogin } = pageConfig()
  return wechatLogin === 'everywhere' || (wechatLogin === 'desk' && environment().isDesktop)
}

/** Goes to WeChat's page, where the person agrees or scans a code, and comes back to this one with a code. */
export function WechatButton({ agreement }: { agreement: Agreement }) {
  const text = useText(accountText)
  const { pathname, search } = useLocation()

  async function leave() {
    if (!worksOutsideWechat() && !requireWechat()) return
    if (!agreement.require()) return
    await goToWechatLogin(pathname + search)
  }

  return (
    <Button block softDisabled={!agreement.isGiven} onClick={leave}>
      <WechatIcon />
      {text.wechat}
    </Button>
  )
}

import { useLocation } from 'react-router'
import { wechatCalls } from '#contract/people/wechat.ts'
import { api } from '#web/platform/api.ts'
import { environment } from '#web/platform/environment.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { accountText } from '../text.ts'

/** Goes to WeChat's page, where the person agrees, and comes back to this one with a code. */
export function WechatButton({ isAgreed }: { isAgreed: boolean }) {
  const text = useText(accountText)
  const { pathname, search } = useLocation()

  async function leave() {
    if (!isAgreed) return toast(text.tickAgreement, 'failure')
    const { auth_url } = await api(wechatCalls.getAuthAddress, {
      redirect: pathname + search,
      wx_type: environment().isWechatWork ? 3 : 1,
    })
    location.assign(auth_url)
  }

  return (
    <Button block softDisabled={!isAgreed} onClick={leave}>
      {text.wechat}
    </Button>
  )
}

import { useLocation } from 'react-router'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { accountText } from '../text.ts'
import { wechatLoginAddress } from '../wechat-entry.ts'

/** Goes to WeChat's page, where the person agrees, and comes back to this one with a code. */
export function WechatButton({ isAgreed }: { isAgreed: boolean }) {
  const text = useText(accountText)
  const { pathname, search } = useLocation()

  async function leave() {
    if (!isAgreed) return toast(text.tickAgreement, 'failure')
    location.assign(await wechatLoginAddress(pathname + search))
  }

  return (
    <Button block softDisabled={!isAgreed} onClick={leave}>
      {text.wechat}
    </Button>
  )
}

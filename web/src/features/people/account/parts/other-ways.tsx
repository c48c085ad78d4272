import { useState } from 'react'
import { environment } from '#web/platform/environment.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import type { Agreement } from '../cards/use-agreement.ts'
import { copyHandOff } from '../cards/copy-hand-off.ts'
import { accountText } from '../text.ts'
import { HandOffDialog } from './hand-off-dialog.tsx'
import { WechatButton } from './wechat-button.tsx'

type OtherWaysProps = { agreement: Agreement; target: string; onHandOff: (code: string) => void }

/** What comes below the form: WeChat where there is one, and the ways between one browser and another. */
export function OtherWays({ agreement, target, onHandOff }: OtherWaysProps) {
  const text = useText(accountText)
  const [isPasting, setIsPasting] = useState(false)
  const isInWechat = environment().isWechat === 2

  async function copy() {
    const { isCopied } = await copyHandOff(target)
    toast(isCopied ? text.copied : text.copyRefused, isCopied ? 'success' : 'failure')
  }

  return (
    <section className="login-other-ways" aria-label={text.otherWays}>
      <WechatButton agreement={agreement} />
      <div className="login-other-ways-small">
        <Button small variant="quiet" onClick={() => setIsPasting(true)}>
          {text.handOff}
        </Button>
        {isInWechat && (
          <Button small variant="quiet" onClick={copy}>
            {text.toBrowser}
          </Button>
        )}
      </div>
      <HandOffDialog
        open={isPasting}
        onClose={() => setIsPasting(false)}
        onCode={(code) => {
          setIsPasting(false)
          onHandOff(code)
        }}
      />
    </section>
  )
}

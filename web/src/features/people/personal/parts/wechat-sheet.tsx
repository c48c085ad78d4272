import type { FormEvent } from 'react'
import { OwnerProof } from '#web/features/people/account/cards/owner-proof.tsx'
import { useOwnerProof } from '#web/features/people/account/cards/use-owner-proof.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { personalMutations } from '../mutations.ts'
import { settingText } from '../setting-text.ts'
import './destroy-sheet.css'

type WechatSheetProps = { open: boolean; onClose: () => void }

/** Takes WeChat from the account, with the proof that the owner wants it. */
export function WechatSheet({ open, onClose }: WechatSheetProps) {
  const text = useText(settingText)
  return (
    <Sheet open={open} onClose={onClose} title={text.unbindWechat}>
      {open && <UnbindForm onClose={onClose} />}
    </Sheet>
  )
}

function UnbindForm({ onClose }: Pick<WechatSheetProps, 'onClose'>) {
  const text = useText(settingText)
  const owner = useOwnerProof()

  async function unbind() {
    const shown = owner.read()
    if (!shown) return
    await personalMutations.unbindWechat(shown)
    onClose()
    toast(text.unbound, 'success')
  }

  return (
    <form className="destroy-sheet-form" noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
      <p>{text.unbindNote}</p>
      <OwnerProof proof={owner} numberText={text.byNumber} codeText={text.code} />
      <Button
        type="submit"
        variant="primary"
        block
        softDisabled={owner.code === '' && owner.password === ''}
        onClick={unbind}
      >
        {text.unbindWechat}
      </Button>
    </form>
  )
}

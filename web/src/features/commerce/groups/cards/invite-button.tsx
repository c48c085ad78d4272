import { groupPaths } from '#web/paths/groups.ts'
import { copyText } from '#web/platform/copy-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { groupText } from '../text.ts'

/** Copies the address by which others join a group. */
export function InviteButton({ code }: { code: string }) {
  const text = useText(groupText)
  async function invite() {
    const isCopied = await copyText(`${location.origin}${groupPaths.group(code)}`)
    toast(isCopied ? text.copied : text.notCopied, isCopied ? 'success' : undefined)
  }
  return (
    <Button variant="primary" block onClick={invite}>
      {text.invite}
    </Button>
  )
}

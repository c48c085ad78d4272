import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { copyHandOff } from '#web/features/people/account/cards/copy-hand-off.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { personalPaths } from '#web/paths/personal.ts'
import { personalQueries } from '../queries.ts'
import { settingText } from '../setting-text.ts'
import { LoginsSheet } from './logins-sheet.tsx'
import { WechatSheet } from './wechat-sheet.tsx'

export function SafetySection() {
  const text = useText(settingText)
  const [isOpen, setIsOpen] = useState(false)
  const [isUnbinding, setIsUnbinding] = useState(false)
  const wechat = useQuery(personalQueries.wechatBinding())
  const isBound = wechat.data?.is_bound === 1

  async function continueElsewhere() {
    const { isCopied } = await copyHandOff('/')
    toast(isCopied ? text.continueCopied : text.continueRefused, isCopied ? 'success' : 'failure')
  }

  return (
    <Section title={text.safety}>
      <ListRow title={text.changePassword} href={personalPaths.changePassword} />
      <ListRow title={text.bindMobile} href={personalPaths.bindMobile} />
      <ListRow
        title={text.wechat}
        note={isBound ? text.wechatSince(wechat.data?.bound_at.slice(0, 10) ?? '') : text.wechatHow}
        after={wechat.data && (isBound ? text.unbind : text.notBound)}
        onClick={isBound ? () => setIsUnbinding(true) : undefined}
      />
      <ListRow title={text.logins} note={text.loginsNote} onClick={() => setIsOpen(true)} />
      <ListRow
        title={text.continueElsewhere}
        note={text.continueNote}
        onClick={() => void continueElsewhere()}
      />
      <LoginsSheet open={isOpen} onClose={() => setIsOpen(false)} />
      <WechatSheet open={isUnbinding} onClose={() => setIsUnbinding(false)} />
    </Section>
  )
}

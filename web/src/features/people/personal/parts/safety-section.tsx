import { useState } from 'react'
import { copyHandOff } from '#web/features/people/account/cards/copy-hand-off.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { personalPaths } from '#web/paths/personal.ts'
import { settingText } from '../setting-text.ts'
import { LoginsSheet } from './logins-sheet.tsx'

export function SafetySection() {
  const text = useText(settingText)
  const [isOpen, setIsOpen] = useState(false)

  async function continueElsewhere() {
    const { isCopied } = await copyHandOff('/')
    toast(isCopied ? text.continueCopied : text.continueRefused, isCopied ? 'success' : 'failure')
  }

  return (
    <Section title={text.safety}>
      <ListRow title={text.changePassword} href={personalPaths.changePassword} />
      <ListRow title={text.bindMobile} href={personalPaths.bindMobile} />
      <ListRow title={text.logins} note={text.loginsNote} onClick={() => setIsOpen(true)} />
      <ListRow
        title={text.continueElsewhere}
        note={text.continueNote}
        onClick={() => void continueElsewhere()}
      />
      <LoginsSheet open={isOpen} onClose={() => setIsOpen(false)} />
    </Section>
  )
}

import { useState } from 'react'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { personalPaths } from '../paths.ts'
import { settingText } from '../setting-text.ts'
import { LoginsSheet } from './logins-sheet.tsx'

export function SafetySection() {
  const text = useText(settingText)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section title={text.safety}>
      <ListRow title={text.changePassword} href={personalPaths.changePassword} />
      <ListRow title={text.bindMobile} href={personalPaths.bindMobile} />
      <ListRow title={text.logins} note={text.loginsNote} onClick={() => setIsOpen(true)} />
      <LoginsSheet open={isOpen} onClose={() => setIsOpen(false)} />
    </Section>
  )
}

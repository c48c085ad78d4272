import { useState } from 'react'
import { pageConfig } from '#web/platform/page-config.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { AgreementRows } from '../parts/agreement-rows.tsx'
import { DataSection } from '../parts/data-section.tsx'
import { DestroySheet } from '../parts/destroy-sheet.tsx'
import { LanguageRow, TextSizeRow, ThemeRow } from '../cards/look-rows.tsx'
import { NoticeSection } from '../parts/notice-section.tsx'
import { SafetySection } from '../parts/safety-section.tsx'
import { personalPaths } from '#web/paths/personal.ts'
import { settingText } from '../setting-text.ts'
import { useLogOut } from '../cards/use-log-out.ts'
import './setting.css'

export function Setting() {
  const text = useText(settingText)
  const leave = useLogOut()
  const [isDestroying, setIsDestroying] = useState(false)
  const { version } = pageConfig()
  return (
    <ScreenFrame>
      <div className="setting">
        <Section title={text.look}>
          <LanguageRow />
          <ThemeRow />
          <TextSizeRow />
        </Section>
        <NoticeSection />
        <SafetySection />
        <DataSection />
        <Section title={text.agreements}>
          <AgreementRows />
        </Section>
        <Section title={text.about}>
          <ListRow title={text.aboutUs} href={personalPaths.about} />
          {version && <ListRow title={text.version} after={version} />}
        </Section>
        <div className="setting-end">
          <Button block onClick={leave}>
            {text.logOut}
          </Button>
          <Button variant="quiet" block className="setting-destroy" onClick={() => setIsDestroying(true)}>
            {text.destroy}
          </Button>
        </div>
      </div>
      <DestroySheet open={isDestroying} onClose={() => setIsDestroying(false)} />
    </ScreenFrame>
  )
}

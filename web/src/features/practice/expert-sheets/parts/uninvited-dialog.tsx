import { useState } from 'react'
import { useNavigate } from '#web/shell/navigation.ts'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { PhoneText } from '#web/ui/phone-text/phone-text.tsx'
import { expertSheetQueries } from '../queries.ts'
import { expertSheetText } from '../text.ts'

/** Said to somebody whose number was not invited; closing it leaves the login. */
export function UninvitedDialog({ taskId, contact }: { taskId: number; contact: string }) {
  const text = useText(expertSheetText)
  const language = useLanguage()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(true)

  async function openWebsite() {
    const website = await expertSheetQueries.website(taskId)
    if (website.startsWith('/')) void navigate(website)
    else location.assign(website)
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => setIsOpen(false)}
      title={sheetFailures.notInvited[language]}
      alert
      actions={
        <>
          <Button onClick={openWebsite}>{text.website}</Button>
          <Button variant="primary" data-autofocus onClick={() => setIsOpen(false)}>
            {text.changePhone}
          </Button>
        </>
      }
    >
      <PhoneText>{contact}</PhoneText>
    </Dialog>
  )
}

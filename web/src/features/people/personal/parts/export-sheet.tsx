import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { smsCodeLength } from '#contract/people/account.ts'
import { CodeField } from '#web/features/people/account/cards/code-field.tsx'
import { profileQueries } from '#web/features/people/profile/queries.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { personalMutations } from '../mutations.ts'
import { settingText } from '../setting-text.ts'
import './destroy-sheet.css'

type ExportSheetProps = { open: boolean; onClose: () => void }

/** Asks for the file with the own data, with the proof that the number is the person's own. */
export function ExportSheet({ open, onClose }: ExportSheetProps) {
  const text = useText(settingText)
  return (
    <Sheet open={open} onClose={onClose} title={text.exportData}>
      {open && <ExportForm onClose={onClose} />}
    </Sheet>
  )
}

function ExportForm({ onClose }: Pick<ExportSheetProps, 'onClose'>) {
  const text = useText(settingText)
  const profile = useQuery(profileQueries.profile())
  const [code, setCode] = useState('')
  const phone = profile.data?.phone ?? ''

  /** The code goes to the own number, which the server knows. */
  function ownNumber() {
    if (profile.data && phone === '') toast(text.phoneFirst, 'failure')
    return profile.data && phone === '' ? undefined : {}
  }

  async function ask() {
    if (!/^\d+$/.test(code) || code.length !== smsCodeLength) return toast(text.wrongCode, 'failure')
    await personalMutations.exportData({ code })
    onClose()
    return toast(text.exported, 'success')
  }

  return (
    <form className="destroy-sheet-form" noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
      <p>{text.exportHint}</p>
      <CodeField
        value={code}
        onValue={setCode}
        scene="export"
        target={ownNumber}
        hint={phone ? text.codeTo(phone) : undefined}
      />
      <Button type="submit" variant="primary" block softDisabled={code === ''} onClick={ask}>
        {text.exportAsk}
      </Button>
    </form>
  )
}

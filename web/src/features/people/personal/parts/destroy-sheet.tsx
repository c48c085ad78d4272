import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { smsCodeLength } from '#contract/people/account.ts'
import { CodeField } from '#web/features/people/account/cards/code-field.tsx'
import { endLoginBy } from '#web/features/people/account/state.ts'
import { profileQueries } from '#web/features/people/profile/queries.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { personalMutations } from '../mutations.ts'
import { personalQueries } from '../queries.ts'
import { settingText } from '../setting-text.ts'
import { useLeaveForHome } from '../use-leave-for-home.ts'
import './destroy-sheet.css'

type DestroySheetProps = { open: boolean; onClose: () => void }

/** What a deletion takes with it, then the proof that the number is the person's own. */
export function DestroySheet({ open, onClose }: DestroySheetProps) {
  const text = useText(settingText)
  return (
    <Sheet open={open} onClose={onClose} title={text.destroyTitle}>
      <DestroyForm />
    </Sheet>
  )
}

/** What is still open for the person, while it can be finished. */
function ClosingNotes() {
  const text = useText(settingText)
  const closing = useQuery(personalQueries.closing())
  if (closing.isPending) return <ListState status="loading" inline />
  if (!closing.data) return <ListState status="error" inline onRetry={() => closing.refetch()} />
  const { notes } = closing.data
  if (notes.length === 0) return null
  return (
    <div className="destroy-sheet-open">
      <strong>{text.stillOpen}</strong>
      <ul className="destroy-sheet-consequences">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}

function DestroyForm() {
  const text = useText(settingText)
  const client = useQueryClient()
  const leaveForHome = useLeaveForHome()
  const profile = useQuery(profileQueries.profile())
  const [code, setCode] = useState('')
  const [isUnderstood, setIsUnderstood] = useState(false)
  const phone = profile.data?.phone ?? ''

  /** The code goes to the own number, which the server knows. */
  function ownNumber() {
    if (profile.data && phone === '') toast(text.phoneFirst, 'failure')
    return profile.data && phone === '' ? undefined : {}
  }

  async function destroy() {
    if (!isUnderstood) return toast(text.tickFirst, 'failure')
    if (!/^\d+$/.test(code) || code.length !== smsCodeLength) return toast(text.wrongCode, 'failure')
    await endLoginBy(async () => {
      await personalMutations.destroy({ code })
      await leaveForHome()
    })
    client.clear()
    return toast(text.destroyed, 'success')
  }

  return (
    <form className="destroy-sheet-form" noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
      <ul className="destroy-sheet-consequences">
        {text.consequences.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ClosingNotes />
      <Checkbox checked={isUnderstood} onChange={setIsUnderstood}>
        {text.understood}
      </Checkbox>
      <CodeField
        value={code}
        onValue={setCode}
        scene="destroy"
        target={ownNumber}
        hint={phone ? text.codeTo(phone) : undefined}
      />
      <Button
        type="submit"
        variant="danger"
        block
        softDisabled={!isUnderstood || code === ''}
        onClick={destroy}
      >
        {text.destroyNow}
      </Button>
    </form>
  )
}

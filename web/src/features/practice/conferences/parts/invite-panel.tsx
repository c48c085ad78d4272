import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { conferenceMutations } from '../mutations.ts'
import { conferenceText } from '../text.ts'
import { Chooser } from './invitee-chooser.tsx'
import type { Invitee } from './invitee-chooser.tsx'
import { InvitationCode } from './qr-code-sheet.tsx'
import './conference.css'

/** Invites more people to a conference, also from inside its room: by name, by number or by the link. */
export function InvitePanel({ id, onDone }: { id: number; onDone?: () => void }) {
  const text = useText(conferenceText)
  const [chosen, setChosen] = useState<readonly Invitee[]>([])

  async function invite() {
    const { added } = await conferenceMutations.invite({ id, invitees: chosen.map(({ value }) => value) })
    setChosen([])
    toast(added > 0 ? text.invitedNum(added) : text.invitedBefore, 'success')
    onDone?.()
  }

  return (
    <div className="conference-invite">
      <Chooser chosen={chosen} onChange={setChosen} />
      <Button variant="primary" block disabled={chosen.length === 0} onClick={invite}>
        {text.inviteNow}
      </Button>
      <InvitationCode id={id} />
    </div>
  )
}

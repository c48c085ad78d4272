import { useState } from 'react'
import { useLocation, useNavigate } from '#web/shell/navigation.ts'
import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { loginPathFrom } from '#web/paths/account.ts'
import { logOut } from '#web/features/people/account/state.ts'
import { checkinPaths } from '#web/paths/checkin.ts'
import { personalPaths } from '#web/paths/personal.ts'
import { verificationPaths } from '#web/paths/verification.ts'
import { completionPathFrom } from '#web/paths/profile.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { watchingText } from '../text.ts'
import type { WatchPart } from '../watch-part.ts'
import { PasswordSheet } from './password-sheet.tsx'

export type NextStepProps = { meeting: Pick<MeetingDetail, 'meeting_id' | 'watch'>; part: WatchPart }

/** What the user can do about a refusal. */
export function NextStep({ meeting, part }: NextStepProps) {
  const text = useText(watchingText)
  const target = useLocation()
  const { watch, meeting_id: meetingId } = meeting
  switch (watch.way_out) {
    case 'login':
      return (
        <ButtonLink href={loginPathFrom(target)} variant="primary">
          {text.logIn}
        </ButtonLink>
      )
    case 'account':
      return <ChangeAccount />
    case 'identity':
      return (
        <ButtonLink href={personalPaths.information} variant="primary">
          {watch.reason === 'doctor' ? text.changeIdentity : text.changeToEnterprise}
        </ButtonLink>
      )
    case 'organiser':
      return <p>{watch.contact ? text.organiser(watch.contact) : text.askOrganiser}</p>
    case 'password':
      return <GivePassword meetingId={meetingId} part={part} />
    case 'verification':
      return (
        <ButtonLink href={verificationPaths.verification} variant="primary">
          {text.verify}
        </ButtonLink>
      )
    case 'profile':
      return (
        <ButtonLink href={`${completionPathFrom(target)}&meeting_id=${meetingId}`} variant="primary">
          {text.completeProfile}
        </ButtonLink>
      )
    case 'sign_in':
      return (
        <ButtonLink href={checkinPaths.form(meetingId)} variant="primary">
          {checkinWords(watch.reason, text)}
        </ButtonLink>
      )
    default:
      return null
  }
}

function checkinWords(reason: string, text: (typeof watchingText)['zh']): string {
  if (reason === 'sign_in_review') return text.seeCheckin
  return reason === 'sign_in_failed' ? text.again : text.checkIn
}

function ChangeAccount() {
  const text = useText(watchingText)
  const target = useLocation()
  const navigate = useNavigate()
  return (
    <Button
      variant="primary"
      onClick={async () => {
        await logOut()
        await navigate(loginPathFrom(target))
      }}
    >
      {text.changeAccount}
    </Button>
  )
}

function GivePassword({ meetingId, part }: { meetingId: number; part: WatchPart }) {
  const text = useText(watchingText)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        {text.enterPassword}
      </Button>
      <PasswordSheet open={isOpen} onClose={() => setIsOpen(false)} meetingId={meetingId} part={part} />
    </>
  )
}

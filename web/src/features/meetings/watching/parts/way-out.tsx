import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { loginPathFrom } from '#web/features/people/account/paths.ts'
import { logOut } from '#web/features/people/account/state.ts'
import { checkinPaths } from '#web/features/meetings/checkin/paths.ts'
import { personalPaths } from '#web/features/people/personal/paths.ts'
import { completionPathFrom } from '#web/features/people/profile/paths.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { watchingText } from '../text.ts'
import { PasswordSheet } from './password-sheet.tsx'

export type WayOutProps = { meeting: Pick<MeetingDetail, 'meeting_id' | 'watch'>; scheduleId: number }

/** What the person can do about a refusal. */
export function WayOut({ meeting, scheduleId }: WayOutProps) {
  const text = useText(watchingText)
  const place = useLocation()
  const { watch, meeting_id: meetingId } = meeting
  switch (watch.way_out) {
    case 'login':
      return (
        <ButtonLink href={loginPathFrom(place)} variant="primary">
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
      return <GivePassword meetingId={meetingId} scheduleId={scheduleId} />
    case 'profile':
      return (
        <ButtonLink href={`${completionPathFrom(place)}&meeting_id=${meetingId}`} variant="primary">
          {text.completeProfile}
        </ButtonLink>
      )
    case 'sign_in':
      return (
        <ButtonLink href={checkinPaths.signIn(meetingId)} variant="primary">
          {signInWords(watch.reason, text)}
        </ButtonLink>
      )
    default:
      return null
  }
}

function signInWords(reason: string, text: (typeof watchingText)['zh']): string {
  if (reason === 'sign_in_review') return text.seeSignIn
  return reason === 'sign_in_failed' ? text.again : text.signIn
}

function ChangeAccount() {
  const text = useText(watchingText)
  const place = useLocation()
  const navigate = useNavigate()
  return (
    <Button
      variant="primary"
      onClick={async () => {
        await logOut()
        await navigate(loginPathFrom(place))
      }}
    >
      {text.changeAccount}
    </Button>
  )
}

function GivePassword({ meetingId, scheduleId }: { meetingId: number; scheduleId: number }) {
  const text = useText(watchingText)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        {text.enterPassword}
      </Button>
      <PasswordSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        meetingId={meetingId}
        scheduleId={scheduleId}
      />
    </>
  )
}

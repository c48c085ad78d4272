import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from '#web/shell/navigation.ts'
import type { Conference } from '#contract/practice/conferences.ts'
import { useLoginFirst } from '#web/features/people/account/cards/use-login-first.ts'
import { loginPathFrom } from '#web/paths/account.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { ConferenceHead } from '../parts/conference-head.tsx'
import { isOver } from '../parts/conference-row.tsx'
import { JoinButton } from '../parts/join-button.tsx'
import { OwnAnswer } from '../parts/own-answer.tsx'
import { conferencePaths } from '#web/paths/conferences.ts'
import { conferenceQueries } from '../queries.ts'
import { conferenceText } from '../text.ts'
import '../parts/conference.css'

/** What a link or an SMS opens, with or without a login. */
export function ConferenceInvitation() {
  const text = useText(conferenceText)
  const id = useQueryId('id')
  const [query] = useSearchParams()
  const code = query.get('code') ?? ''
  const conference = useQuery(conferenceQueries.detail(id, code))
  return (
    <DetailScreen
      detail={conference}
      nameOf={({ title }) => title}
      missing={text.missing}
      renderRefused={(message) => <NotInvited message={message} />}
    >
      {(detail) => <InvitationBody key={detail.id} conference={detail} code={code} />}
    </DetailScreen>
  )
}

/** Who is invited by account or number may only have to log in. */
function NotInvited({ message }: { message: string }) {
  const text = useText(conferenceText)
  const location = useLocation()
  const login = useLoginState()
  return (
    <ListState
      status="note"
      emptyText={message}
      emptyAction={login.is === 'out' && <ButtonLink href={loginPathFrom(location)}>{text.logIn}</ButtonLink>}
    />
  )
}

function InvitationBody({ conference, code }: { conference: Conference; code: string }) {
  const text = useText(conferenceText)
  const login = useLoginState()
  return (
    <>
      <ConferenceHead conference={conference} over={text.invites(conference.host_name)} />
      {!isOver(conference) && (
        <div className="conference-actions">
          {login.is === 'in' ? <MemberActions conference={conference} code={code} /> : <VisitorActions />}
        </div>
      )}
    </>
  )
}

function VisitorActions() {
  const text = useText(conferenceText)
  const loginFirst = useLoginFirst()
  return (
    <Button block variant="primary" onClick={() => void loginFirst()}>
      {text.loginToAnswer}
    </Button>
  )
}

function MemberActions({ conference, code }: { conference: Conference; code: string }) {
  const text = useText(conferenceText)
  const isListed = conference.answer >= 0
  return (
    <>
      {conference.is_host === 0 && <OwnAnswer key={conference.answer} conference={conference} code={code} />}
      <JoinButton id={conference.id} code={code} />
      {!isListed && <p className="conference-note">{text.linkNote}</p>}
      {isListed && <ButtonLink href={conferencePaths.schedule(conference.id)}>{text.toSchedule}</ButtonLink>}
    </>
  )
}

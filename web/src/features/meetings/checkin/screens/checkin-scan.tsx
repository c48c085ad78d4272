import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from '#web/shell/navigation.ts'
import { loginPathFrom } from '#web/paths/account.ts'
import { isLoggedIn, useLoginState } from '#web/features/people/account/state.ts'
import { CodeScanner } from '#web/shell/code-scanner.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { BadgeCheckIcon } from '#web/ui/icon/identity-icons.tsx'
import { AlertIcon } from '#web/ui/icon/state-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { useSignal } from '#web/ui/signal.ts'
import { BackToMeeting } from '../parts/back-to-meeting.tsx'
import { codeIn } from '../code-in.ts'
import { checkinPaths } from '#web/paths/checkin.ts'
import { confirmTicket, readCode, scanned } from '../scanned.ts'
import type { Scanned, Ticket } from '../scanned.ts'
import { checkinQueries } from '../queries.ts'
import { checkinText } from '../text.ts'
import '../parts/checkin-status.css'

/** Opened by the camera that scanned the code on site. The code is taken at once: it lives for seconds. */
export function CheckinScan() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const login = useLoginState()
  const state = useSignal(scanned)
  const code = query.get('code')
  const isKnown = login.is !== 'unknown'
  const isIn = login.is === 'in'

  useEffect(() => {
    if (code === null || !isKnown) return
    void readCode(code, isIn)
    // What was scanned is scanned; a reload must not try it again.
    void navigate(checkinPaths.scan, { replace: true })
  }, [code, isKnown, isIn, navigate])

  return (
    <ScreenFrame>
      {code !== null || state.is === 'reading' || !isKnown ? (
        <Reading />
      ) : (
        <Found state={state.is === 'visitor' && isIn ? { is: 'none' } : state} />
      )}
    </ScreenFrame>
  )
}

const Reading = () => <ListState status="loading" />

function Found({ state }: { state: Scanned }) {
  const text = useText(checkinText)
  if (state.is === 'read') return <Confirmation ticket={state.ticket} />
  if (state.is === 'waiting') return <AtCounter meetingId={state.meetingId} />
  if (state.is === 'visitor')
    return (
      <div className="checkin-status">
        <h2>{text.logInFirst}</h2>
        <ButtonLink href={loginPathFrom({ pathname: checkinPaths.scan, search: '' })} variant="primary" block>
          {text.logIn}
        </ButtonLink>
      </div>
    )
  if (state.is === 'done')
    return (
      <div className="checkin-status" aria-live="polite">
        <span className="checkin-status-mark" data-is="passed">
          <BadgeCheckIcon size="large" />
        </span>
        <h2>{state.isNew ? text.done : text.doneBefore}</h2>
        <BackToMeeting meetingId={state.meetingId} />
      </div>
    )
  return (
    <div className="checkin-status" aria-live="polite">
      {state.is === 'refused' && (
        <span className="checkin-status-mark" data-is="failed">
          <AlertIcon size="large" />
        </span>
      )}
      <h2>{messageOf(state, text)}</h2>
      {state.is === 'refused' && state.helpsToScanAgain && <p>{text.scanFirst}</p>}
      {(state.is !== 'refused' || state.helpsToScanAgain) && <CodeScanner text={text} onScan={readScanned} />}
      <ButtonLink href="/">{text.toHome}</ButtonLink>
    </div>
  )
}

function messageOf(state: Scanned, text: (typeof checkinText)['zh']) {
  if (state.is !== 'refused') return text.scanFirst
  return state.isDeviceUsed ? text.deviceUsed : state.message
}

/** The staff lets the person in by one press; the phone notices by itself. */
function AtCounter({ meetingId }: { meetingId: number }) {
  const text = useText(checkinText)
  const info = useQuery({ ...checkinQueries.info(meetingId), refetchInterval: 3000 })
  const isIn = info.data?.is_on_site === 1
  const isGone = info.data !== undefined && !isIn && info.data.is_waiting === 0
  return (
    <div className="checkin-status" aria-live="polite">
      {isIn && (
        <span className="checkin-status-mark" data-is="passed">
          <BadgeCheckIcon size="large" />
        </span>
      )}
      <h2>{isIn ? text.done : isGone ? text.turnedAway : text.goToCounter}</h2>
      {!isIn && !isGone && <p>{text.goToCounterNote}</p>}
      <BackToMeeting meetingId={meetingId} />
    </div>
  )
}

function readScanned(scanned: string): boolean {
  const code = codeIn(scanned, location.origin)
  if (code) void readCode(code, isLoggedIn())
  return code !== undefined
}

function Confirmation({ ticket }: { ticket: Ticket }) {
  const text = useText(checkinText)
  const [isConsenting, setIsConsenting] = useState(false)
  return (
    <div className="checkin-status">
      <p>{text.confirmAsk}</p>
      <h2>{ticket.title}</h2>
      <Button variant="primary" block onClick={() => confirmTicket(ticket, isConsenting)}>
        {text.confirm}
      </Button>
      <p>{ticket.passkey ? text.confirmByDevice : text.confirmHint}</p>
      <Checkbox checked={isConsenting} onChange={setIsConsenting} name="consent">
        {text.consentOnSite}
      </Checkbox>
    </div>
  )
}

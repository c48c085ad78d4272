import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { conferenceStates } from '#contract/practice/conferences.ts'
import type { Conference } from '#contract/practice/conferences.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { PeopleIcon } from '#web/ui/icon/identity-icons.tsx'
import { ChatIcon } from '#web/ui/icon/room-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { conferenceMutations } from '../mutations.ts'
import { CancelSheet } from '../parts/cancel-sheet.tsx'
import { ConferenceHead } from '../parts/conference-head.tsx'
import { isOver } from '../parts/conference-row.tsx'
import { InvitePanel } from '../parts/invite-panel.tsx'
import { JoinButton } from '../parts/join-button.tsx'
import { MoveSheet } from '../parts/move-sheet.tsx'
import { OwnAnswer } from '../parts/own-answer.tsx'
import { QrCodeSheet } from '../parts/qr-code-sheet.tsx'
import { conferencePaths } from '#web/paths/conferences.ts'
import { conferenceQueries } from '../queries.ts'
import { conferenceText } from '../text.ts'
import '../parts/conference.css'

/** A conference as an entry of one's schedule: whether one comes, who else does, and how to invite others. */
export function ConferenceSchedule() {
  const text = useText(conferenceText)
  const conference = useQuery(conferenceQueries.detail(useQueryId('id'), ''))
  return (
    <DetailScreen detail={conference} nameOf={({ title }) => title} missing={text.missing}>
      {(detail) => <ScheduleBody key={detail.id} conference={detail} />}
    </DetailScreen>
  )
}

function ScheduleBody({ conference }: { conference: Conference }) {
  const text = useText(conferenceText)
  const { id, coming_num, people_num } = conference
  return (
    <>
      <ConferenceHead conference={conference} />
      {!isOver(conference) && (
        <div className="conference-actions">
          {conference.is_host === 0 && <OwnAnswer conference={conference} code="" />}
          <JoinButton id={id} code="" />
          <ScheduleTools conference={conference} />
        </div>
      )}
      {conference.status === conferenceStates.cancelled && conference.calendar_url && (
        <div className="conference-actions">
          <a className="button" data-variant="plain" href={conference.calendar_url} download>
            <span className="button-label">{text.removeFromCalendar}</span>
          </a>
        </div>
      )}
      <ListRow
        before={<PeopleIcon />}
        title={text.people}
        after={text.comingNum(coming_num, people_num)}
        href={conferencePaths.attendees(id)}
      />
      <ListRow before={<ChatIcon />} title={text.toRoom} href={conferencePaths.detail(id)} />
    </>
  )
}

function ScheduleTools({ conference }: { conference: Conference }) {
  const text = useText(conferenceText)
  const [isShown, setIsShown] = useState(false)
  const [isInviting, setIsInviting] = useState(false)
  const [changing, setChanging] = useState<'move' | 'cancel'>()
  const { id, calendar_url, is_host, status } = conference

  async function cancel() {
    if (conference.following_num > 0) return setChanging('cancel')
    if (!(await confirm({ title: text.cancelAsk, text: text.cancelText, yes: text.cancel }))) return undefined
    await conferenceMutations.cancel({ id })
    return toast(text.cancelled, 'success')
  }

  return (
    <div className="conference-tools">
      {calendar_url && (
        <a className="button" data-variant="plain" href={calendar_url} download>
          <span className="button-label">{text.addToCalendar}</span>
        </a>
      )}
      <Button aria-haspopup="dialog" onClick={() => setIsShown(true)}>
        {text.qrCode}
      </Button>
      {is_host === 1 && (
        <Button aria-haspopup="dialog" onClick={() => setIsInviting(true)}>
          {text.inviteMore}
        </Button>
      )}
      {is_host === 1 && status === conferenceStates.coming && (
        <>
          <Button aria-haspopup="dialog" onClick={() => setChanging('move')}>
            {text.move}
          </Button>
          <Button variant="danger" onClick={cancel}>
            {text.cancel}
          </Button>
        </>
      )}
      <QrCodeSheet id={id} open={isShown} onClose={() => setIsShown(false)} />
      <MoveSheet conference={conference} open={changing === 'move'} onClose={() => setChanging(undefined)} />
      <CancelSheet
        conference={conference}
        open={changing === 'cancel'}
        onClose={() => setChanging(undefined)}
      />
      <Sheet open={isInviting} onClose={() => setIsInviting(false)} title={text.inviteMore}>
        {isInviting && <InvitePanel id={id} onDone={() => setIsInviting(false)} />}
      </Sheet>
    </div>
  )
}

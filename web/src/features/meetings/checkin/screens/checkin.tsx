import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { checkinStates } from '#contract/meetings/checkin.ts'
import type { CheckinInfo } from '#contract/meetings/checkin.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LockIcon } from '#web/ui/icon/state-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { BackToMeeting } from '../parts/back-to-meeting.tsx'
import { CheckinForm } from '../parts/checkin-form.tsx'
import { CheckinStatus } from '../parts/checkin-status.tsx'
import { WaitingCheckin } from '../parts/waiting-checkin.tsx'
import { checkinQueries } from '../queries.ts'
import { checkinText } from '../text.ts'
import { useCheckinQueue } from '../use-checkin-queue.ts'
import './checkin.css'

export function Checkin() {
  const meetingId = useQueryId('meeting_id')
  const info = useQuery(checkinQueries.info(meetingId))
  return (
    <ScreenFrame>
      {info.data ? (
        <CheckinBody meetingId={meetingId} info={info.data} />
      ) : (
        <ListState
          status={info.isError ? 'error' : 'loading'}
          errorText={info.error?.message}
          skeleton={<Skeleton shape="lines" count={6} />}
          onRetry={() => info.refetch()}
        />
      )}
    </ScreenFrame>
  )
}

function CheckinBody({ meetingId, info }: { meetingId: number; info: CheckinInfo }) {
  const text = useText(checkinText)
  const [isAgain, setIsAgain] = useState(false)
  const { entries, remove } = useCheckinQueue()
  const back = <BackToMeeting meetingId={meetingId} />
  if (info.checkin_status === 0)
    return <ListState status="done" emptyText={text.notNeeded} emptyAction={back} />
  if (info.is_on_site_only === 1 && info.state === checkinStates.none)
    return <ListState status="note" emptyText={text.onSiteOnly} emptyAction={back} />

  const waiting = entries.find((entry) => entry.meetingId === meetingId)
  if (waiting)
    return (
      <WaitingCheckin entry={waiting} onRemove={remove}>
        {back}
      </WaitingCheckin>
    )

  const isFailed = info.state === checkinStates.failed
  if (info.state !== checkinStates.none && !(isFailed && isAgain))
    return (
      <CheckinStatus info={info}>
        {isFailed && (
          <Button variant="primary" block onClick={() => setIsAgain(true)}>
            {text.resubmit}
          </Button>
        )}
        {back}
      </CheckinStatus>
    )

  function handleDone() {
    setIsAgain(false)
    window.scrollTo({ top: 0 })
  }

  return (
    <>
      <div className="checkin-intro">
        <p>{info.is_reviewed === 1 ? text.reviewIntro : text.intro}</p>
        <p className="checkin-privacy">
          <LockIcon size="small" />
          {text.privacy}
        </p>
      </div>
      <CheckinForm meetingId={meetingId} info={info} onDone={handleDone} />
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { failures } from '#contract/wire/failure.ts'
import { checkinPaths } from '#web/paths/checkin.ts'
import { OrganiserRows } from '#web/features/meetings/meeting-settings/cards/organiser-rows.tsx'
import { LoadFailure } from '#web/features/people/account/cards/load-failure.tsx'
import { CallFailure } from '#web/platform/call-failure.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { newEntry } from '#web/shell/use-send-queue.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { QrCode } from '#web/ui/qr-code/qr-code.tsx'
import { StaffSheet } from '../parts/staff-sheet.tsx'
import { WaitingPeople } from '../parts/waiting-people.tsx'
import { WaitingEntries } from '../parts/waiting-entries.tsx'
import { checkinQueries } from '../queries.ts'
import { checkinText } from '../text.ts'
import { useVisitQueue } from '../use-visit-queue.ts'
import './checkin-counter.css'

/** What stands on a screen at the entrance: a code that changes, and who has come. */
export function CheckinCounter() {
  const text = useText(checkinText)
  const meetingId = useQueryId('meeting_id')
  const scheduleId = useQueryId('schedule_id')
  const desk = useQuery(checkinQueries.code(meetingId, scheduleId))
  const stage = useRef<HTMLDivElement>(null)
  const [isGiving, setIsGiving] = useState(false)
  const queue = useVisitQueue()
  const shown = desk.data
  if (!shown)
    return (
      <ScreenFrame>
        {!desk.isError && <Skeleton shape="banner" />}
        {desk.isError && hasNoSite(desk.error) && (
          <>
            <ListState status="note" emptyText={desk.error.message} />
            <OrganiserRows meetingId={meetingId} />
          </>
        )}
        {desk.isError && !hasNoSite(desk.error) && (
          <LoadFailure error={desk.error} onRetry={() => desk.refetch()} />
        )}
      </ScreenFrame>
    )
  return (
    <ScreenFrame pageTitle={shown.title}>
      <div ref={stage} className="checkin-desk">
        <h2 className="checkin-desk-title">{shown.title}</h2>
        {desk.isError || desk.isPaused ? (
          <output>{text.codeStopped}</output>
        ) : shown.is_open === 1 ? (
          <>
            <p className="checkin-desk-scan">{text.scanHere}</p>
            <div className="checkin-desk-code">
              <QrCode text={addressOf(shown.code)} label={text.code} />
            </div>
            <p>{text.rotates}</p>
          </>
        ) : (
          <p>{text.notOpen}</p>
        )}
        <p className="checkin-desk-count" aria-live="polite">
          {text.count(shown.count)}
        </p>
      </div>
      <div className="checkin-desk-actions">
        <Button onClick={() => void stage.current?.requestFullscreen?.().catch(() => undefined)}>
          {text.fullScreen}
        </Button>
        {shown.is_open === 1 && <Button onClick={() => setIsGiving(true)}>{text.byStaff}</Button>}
      </div>
      <WaitingEntries entries={queue.entries} onSend={queue.flush} onRemove={queue.remove} />
      <WaitingPeople meetingId={meetingId} scheduleId={scheduleId} people={shown.waiting} />
      <Section title={text.latest}>
        {shown.latest.length === 0 && <p className="checkin-desk-note">{text.nobody}</p>}
        <ul className="checkin-desk-latest">
          {shown.latest.map((visit) => (
            <li key={`${visit.name} ${visit.time}`}>
              {visit.name} {visit.time.slice(11, 16)} {visit.method === 'staff' && text.staffMark}
            </li>
          ))}
        </ul>
      </Section>
      <OrganiserRows meetingId={meetingId} />
      <StaffSheet
        open={isGiving}
        onClose={() => setIsGiving(false)}
        onNote={(typed) => queue.note({ ...typed, ...newEntry(), meetingId, scheduleId })}
      />
    </ScreenFrame>
  )
}

/** Trying again helps against a bad line, not where there is nothing to check in to. */
const hasNoSite = (error: Error) =>
  error instanceof CallFailure && error.kind === 'refused' && error.status !== failures.noPermission.status

const addressOf = (code: string) => `${location.origin}${checkinPaths.scan}?code=${code}`

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '#web/features/people/account/cards/load-failure.tsx'
import { downloadText } from '#web/platform/download-text.ts'
import { titleOf } from '#web/shell/title-of.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { Spinner } from '#web/ui/spinner/spinner.tsx'
import { roomMutations } from '../mutations.ts'
import { DeviceCheck } from '../parts/device-check.tsx'
import type { NetworkState } from '../parts/device-check.tsx'
import { RoomStage } from '../parts/room-stage.tsx'
import { roomQueries } from '../queries.ts'
import { recordingTerms } from '../recording-terms.ts'
import { roomText } from '../text.ts'
import { useRoom } from '../use-room.ts'
import './room.css'

export type RoomProps = {
  roomId: number
  /** Proves a guest without a login, where the room's kind has such guests. */
  code?: string
  /** A chat that those inside belong to anyway; without it the one that they join by entering, where there is one. */
  chatGroupId?: number
  /** Shown in place of the chat to those whom it is closed to. */
  chatOffer?: ReactNode
  /** What the room is about, shown beside it. */
  record?: ReactNode
  /** How a host invites others, shown in the room. */
  invite?: ReactNode
  /** The page that those go to who have left, or whose room is over. */
  onward?: string
  /** How a host broadcasts the room, with `useBroadcastRoom`. */
  broadcast?: ReactNode
}

/**
 * A video room: checks the devices, enters, waits in the lobby, and shows the room over the whole screen until it is
 * over. The page that shows it must be among the `cameraPages` of a feature.
 */
export function Room({
  roomId,
  code = '',
  chatGroupId = 0,
  chatOffer,
  record,
  invite,
  onward,
  broadcast,
}: RoomProps) {
  const text = useText(roomText)
  const { timeOf } = useTimeText()
  const language = useLanguage()
  const info = useQuery(roomQueries.info(roomId, code))
  const room = useRoom(roomId, code)
  const { phase, exit } = room.view
  if (phase === 'inside')
    return (
      <RoomStage
        room={room}
        chatGroupId={chatGroupId || room.view.chatGroupId}
        chatOffer={chatOffer}
        record={record}
        invite={invite}
        broadcast={broadcast}
      />
    )
  if (phase === 'waiting')
    return (
      <RoomNote title={text.waiting} note={text.waitingNote} busy>
        <Button onClick={room.leave}>{text.cancel}</Button>
      </RoomNote>
    )
  if (info.isError && !info.data) return <LoadFailure error={info.error} onRetry={() => info.refetch()} />
  if (!info.data) return <Skeleton shape="banner" />
  const { room: about, role, may_enter: mayEnter, reason, is_on_air: isOnAir, is_recorded } = info.data
  const isRecorded = is_recorded === 1 || exit === 'recorded'
  const title = titleOf(about, language)
  if (phase === 'over')
    return (
      <RoomNote title={text.over[exit ?? 'left']} note={title}>
        {exit !== 'removed' && exit !== 'ended' && exit !== 'closed' && (
          <Button variant="primary" onClick={() => room.enterAgain(about.media === 'picture', isRecorded)}>
            {isRecorded ? text.agreeAndEnter : text.again}
          </Button>
        )}
        {onward && <ButtonLink href={onward}>{text.onward}</ButtonLink>}
        {role === 'host' && <AttendanceButton roomId={roomId} />}
      </RoomNote>
    )
  if (mayEnter === 0)
    return (
      <RoomNote title={text.notNow} note={reason}>
        <Button onClick={() => info.refetch()}>{text.checkAgain}</Button>
        {onward && <ButtonLink href={onward}>{text.onward}</ButtonLink>}
        {role === 'host' && <AttendanceButton roomId={roomId} />}
      </RoomNote>
    )
  return (
    <>
      <header className="room-head">
        <h2 className="room-title">{title}</h2>
        <p className="room-note">{text.time(timeOf(about.begin_time), timeOf(about.end_time))}</p>
        {isOnAir === 1 && <p className="room-on-air">{text.onAirBefore}</p>}
        {isRecorded && <p className="room-on-air">{recordingTerms(text.recordedBefore, about, text)}</p>}
      </header>
      <DeviceCheck
        room={room}
        isRecorded={isRecorded}
        hasPicture={about.media === 'picture'}
        network={networkOf(info)}
      />
    </>
  )
}

function AttendanceButton({ roomId }: { roomId: number }) {
  const text = useText(roomText)
  return (
    <Button
      onClick={async () => {
        const file = await roomMutations.exportAttendance({ room_id: roomId })
        downloadText(file.file_name, file.csv)
      }}
    >
      {text.download}
    </Button>
  )
}

/** Beyond this a conversation stumbles. */
const slowMs = 800

/** The call that has just been made shows how quick the line to the server is. */
function networkOf({ isError, isFetching }: { isError: boolean; isFetching: boolean }): NetworkState {
  if (isFetching) return 'checking'
  if (isError || !navigator.onLine) return 'offline'
  const [latest] = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/room/info'))
    .slice(-1)
  return latest && latest.duration > slowMs ? 'slow' : 'good'
}

type RoomNoteProps = { title: string; note: string; busy?: boolean; children: ReactNode }

function RoomNote({ title, note, busy = false, children }: RoomNoteProps) {
  return (
    <section className="room-state" aria-live="polite">
      {busy && <Spinner />}
      <h2 className="room-title">{title}</h2>
      <p className="room-note">{note}</p>
      <div className="room-actions">{children}</div>
    </section>
  )
}

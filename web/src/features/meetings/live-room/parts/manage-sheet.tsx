import { useQuery } from '@tanstack/react-query'
import { slowSeconds } from '#contract/meetings/live-room.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { liveRoomMutations } from '../mutations.ts'
import { liveRoomQueries } from '../queries.ts'
import { liveRoomText } from '../text.ts'

type ManageSheetProps = { meetingId: number; slow: number; open: boolean; onClose: () => void }

export function ManageSheet({ meetingId, slow, open, onClose }: ManageSheetProps) {
  const text = useText(liveRoomText)

  async function setSlow(value: string) {
    const seconds = slowSeconds.find((one) => String(one) === value) ?? 0
    await liveRoomMutations.setSlow({ meeting_id: meetingId, seconds })
    toast(text.slowSaved, 'success')
  }

  return (
    <Sheet open={open} onClose={onClose} title={text.manage}>
      <div className="live-room-form">
        <span className="live-room-label">{text.slowMode}</span>
        <Segmented
          label={text.slowMode}
          options={slowSeconds.map((value) => ({
            value: String(value),
            label: value === 0 ? text.off : text.seconds(value),
          }))}
          value={String(slow)}
          onChange={(value) => void setSlow(value)}
        />
        <span className="live-room-label">{text.slowNote}</span>
        <h3 className="live-room-label">{text.mutes}</h3>
        {open && <Mutes meetingId={meetingId} />}
      </div>
    </Sheet>
  )
}

function Mutes({ meetingId }: { meetingId: number }) {
  const text = useText(liveRoomText)
  const { timeOf } = useTimeText()
  const mutes = useQuery(liveRoomQueries.mutes(meetingId))
  if (mutes.isError)
    return <ListState status="error" inline errorText={mutes.error.message} onRetry={() => mutes.refetch()} />
  if (!mutes.data) return <Skeleton shape="rows" count={1} />
  if (mutes.data.list.length === 0) return <ListState status="empty" inline emptyText={text.noMutes} />

  async function unmute(userid: number) {
    await liveRoomMutations.mute({ meeting_id: meetingId, userid, type: false, minutes: 10, reason: 'other' })
    toast(text.unmuted, 'success')
  }

  return mutes.data.list.map((mute) => (
    <ListRow
      key={mute.userid}
      title={mute.truename || text.nameless}
      note={`${text.reasons[mute.reason]} · ${text.until(timeOf(mute.until_time))}`}
      after={
        <Button small onClick={() => unmute(mute.userid)}>
          {text.unmute}
        </Button>
      }
    />
  ))
}

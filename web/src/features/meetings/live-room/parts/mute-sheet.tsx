import { useState } from 'react'
import { muteMinutes, muteReasons } from '#contract/meetings/live-room.ts'
import type { MuteReason } from '#contract/meetings/live-room.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { liveRoomMutations } from '../mutations.ts'
import { liveRoomText } from '../text.ts'

type MuteSheetProps = {
  meetingId: number
  /** Stays set while the sheet closes. */
  person: { userid: number; truename: string } | undefined
  open: boolean
  onClose: () => void
}

export function MuteSheet({ meetingId, person, open, onClose }: MuteSheetProps) {
  const text = useText(liveRoomText)
  const [minutes, setMinutes] = useState<(typeof muteMinutes)[number]>(10)
  const [reason, setReason] = useState<MuteReason>('flooding')
  if (!person) return null

  async function mute(userid: number) {
    await liveRoomMutations.mute({ meeting_id: meetingId, userid, type: true, minutes, reason })
    toast(text.muted, 'success')
    onClose()
  }

  return (
    <Sheet open={open} onClose={onClose} title={text.muteTitle(person.truename || text.nameless)}>
      <div className="live-room-form">
        <span className="live-room-label">{text.muteReason}</span>
        <Segmented
          label={text.muteReason}
          options={muteReasons.map((value) => ({ value, label: text.reasons[value] }))}
          value={reason}
          onChange={setReason}
        />
        <span className="live-room-label">{text.muteFor}</span>
        <Segmented
          label={text.muteFor}
          options={muteMinutes.map((value) => ({ value: String(value), label: text.minutes[value] }))}
          value={String(minutes)}
          onChange={(value) => setMinutes(muteMinutes.find((one) => String(one) === value) ?? 10)}
        />
        <Button variant="danger" block onClick={() => mute(person.userid)}>
          {text.muteSend}
        </Button>
      </div>
    </Sheet>
  )
}

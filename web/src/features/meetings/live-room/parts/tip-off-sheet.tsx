import { useState } from 'react'
import { tipOffKinds, tipOffLimits } from '#contract/meetings/live-room.ts'
import type { TipOffKind } from '#contract/meetings/live-room.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Chip } from '#web/ui/chip/chip.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { liveRoomMutations } from '../mutations.ts'
import { liveRoomText } from '../text.ts'

type TipOffSheetProps = { meetingId: number; open: boolean; onClose: () => void }

export function TipOffSheet({ meetingId, open, onClose }: TipOffSheetProps) {
  const text = useText(liveRoomText)
  return (
    <Sheet open={open} onClose={onClose} title={text.tipOff}>
      <TipOffForm key={String(open)} meetingId={meetingId} onClose={onClose} />
    </Sheet>
  )
}

function TipOffForm({ meetingId, onClose }: Omit<TipOffSheetProps, 'open'>) {
  const text = useText(liveRoomText)
  const [kind, setKind] = useState<TipOffKind>('misinformation')
  const [content, setContent] = useState('')
  const [error, setError] = useState<string>()
  const isTooLong = characterCount(content.trim()) > tipOffLimits.content

  async function send() {
    if (isTooLong) return
    try {
      await liveRoomMutations.tipOff({ meeting_id: meetingId, kind, content })
      toast(text.tippedOff, 'success')
      onClose()
    } catch (failure) {
      if (failure instanceof CallFailure) setError(failure.message)
    }
  }

  return (
    <form className="live-room-form" onSubmit={(event) => event.preventDefault()}>
      <fieldset className="live-room-chips">
        <legend className="visually-hidden">{text.tipOffKind}</legend>
        {tipOffKinds.map((one) => (
          <Chip key={one} pressed={one === kind} onPress={() => setKind(one)}>
            {text.kinds[one]}
          </Chip>
        ))}
      </fieldset>
      <TextArea
        label={text.tipOffContent}
        placeholder={text.tipOffPrompt}
        rows={4}
        value={content}
        onValue={(value) => {
          setContent(value)
          setError(undefined)
        }}
        most={tipOffLimits.content}
        error={error}
      />
      <Button type="submit" variant="primary" block softDisabled={isTooLong} onClick={send}>
        {text.tipOffSend}
      </Button>
    </form>
  )
}

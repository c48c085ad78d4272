import { useRef } from 'react'
import type { ChangeEvent } from 'react'
import { MoreIcon } from '#web/ui/icon/navigation-icons.tsx'
import { LeaveIcon } from '#web/ui/icon/room-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { roomText } from '../text.ts'
import { BarButton } from './bar-button.tsx'
import { MorePanel } from './more-panel.tsx'
import { useHasSide } from './room-panel.tsx'
import { useRoomActions } from './use-room-actions.tsx'
import type { StageControls } from './use-room-actions.tsx'
import './room-bar.css'

/** Beside leaving and the rest, so many buttons are within reach of a thumb. */
const onPhones = 4
/** At a desk everything that one does often is in one row. */
const onDesks = 12

type RoomBarProps = Omit<StageControls, 'onChoosePicture'> & { onClosePanel: () => void }

/** What one does in a room: on a phone five buttons, and the rest behind one more. */
export function RoomBar({ onClosePanel, ...given }: RoomBarProps) {
  const text = useText(roomText)
  const input = useRef<HTMLInputElement>(null)
  const hasSide = useHasSide()
  const actions = useRoomActions({ ...given, onChoosePicture: () => input.current?.click() })
  const most = hasSide ? onDesks : onPhones
  const [shown, further] = [actions.slice(0, most), actions.slice(most)]
  const mark = further.find((action) => action.mark)?.mark

  async function share({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file) await given.room.sharePicture(file)
    // The same file can be chosen again.
    target.value = ''
  }

  return (
    <>
      <div className="room-bar" role="toolbar" aria-label={text.room}>
        {shown.map(({ name, ...action }) => (
          <BarButton key={name} {...action} />
        ))}
        <BarButton
          label={text.more}
          icon={<MoreIcon />}
          isOn={given.panel === 'more'}
          {...(mark !== undefined && { mark })}
          onPress={() => given.onPanel('more')}
        />
        <BarButton label={text.leave} isDanger icon={<LeaveIcon />} onPress={given.onLeave} />
        {/* Phones cannot share their screen, but a picture. */}
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          onChange={share}
          aria-label={text.sharePicture}
        />
      </div>
      <MorePanel room={given.room} actions={further} open={given.panel === 'more'} onClose={onClosePanel} />
    </>
  )
}

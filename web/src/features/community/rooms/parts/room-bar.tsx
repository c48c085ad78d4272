import { useRef } from 'react'
import type { ChangeEvent, ReactNode } from 'react'
import { useOwnProgress } from '#web/ui/button/use-own-progress.ts'
import { PeopleIcon } from '#web/ui/icon/identity-icons.tsx'
import {
  ChatIcon,
  GridIcon,
  HandIcon,
  LeaveIcon,
  MicrophoneIcon,
  PictureIcon,
  PictureInPictureIcon,
  RecordIcon,
  ScreenIcon,
  SpeakerViewIcon,
  VideoIcon,
} from '#web/ui/icon/room-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { meIn, presentIn, waitingIn } from '../room-people.ts'
import { roomText } from '../text.ts'
import { canShareScreen } from '../local-media.ts'
import type { RoomHandle } from '../use-room.ts'
import type { RoomLayout } from './room-tiles.tsx'
import './room-bar.css'

type RoomBarProps = {
  room: RoomHandle
  layout: RoomLayout
  onLayout: (layout: RoomLayout) => void
  /** What is open beside or over the pictures. */
  panel: 'people' | 'chat' | 'record' | undefined
  onPeople: () => void
  onChat: (() => void) | undefined
  /** Messages that came while the chat was closed. */
  unheard: number
  onRecord: (() => void) | undefined
  onPictureInPicture: (() => unknown) | undefined
  onLeave: () => unknown
}

/** Everything that one does in a room, within reach of a thumb. */
export function RoomBar({
  room,
  layout,
  onLayout,
  panel,
  onPeople,
  onChat,
  unheard,
  onRecord,
  onPictureInPicture,
  onLeave,
}: RoomBarProps) {
  const text = useText(roomText)
  const { state } = room.view
  const me = state && meIn(state)
  if (!state || !me) return null
  const isMuted = me.is_muted === 1
  const isCameraOn = me.is_camera_on === 1
  const isSharing = me.is_sharing === 1
  const isRaised = me.hand_raised > 0
  const waiting = waitingIn(state).length
  return (
    <div className="room-bar" role="toolbar" aria-label={text.room}>
      <BarButton
        label={isMuted ? text.unmute : text.mute}
        isOff={isMuted}
        icon={<MicrophoneIcon off={isMuted} />}
        onPress={() => room.setMuted(!isMuted)}
      />
      {state.room.media === 'picture' && (
        <BarButton
          label={isCameraOn ? text.stopCamera : text.startCamera}
          isOff={!isCameraOn}
          icon={<VideoIcon off={!isCameraOn} />}
          onPress={() => room.setCamera(!isCameraOn)}
        />
      )}
      {state.room.media === 'picture' && canShareScreen() && (
        <BarButton
          label={isSharing ? text.stopShare : text.share}
          isOn={isSharing}
          icon={<ScreenIcon off={isSharing} />}
          onPress={() => (isSharing ? room.stopSharing() : room.share())}
        />
      )}
      {state.room.media === 'picture' && !isSharing && <PictureButton onPicture={room.sharePicture} />}
      {state.room.media === 'picture' && isSharing && !canShareScreen() && (
        <BarButton label={text.stopShare} isOn icon={<ScreenIcon off />} onPress={room.stopSharing} />
      )}
      <BarButton
        label={isRaised ? text.lower : text.raise}
        isOn={isRaised}
        icon={<HandIcon />}
        onPress={() => room.raiseHand(!isRaised)}
      />
      <BarButton
        label={text.peopleCount(presentIn(state).length)}
        icon={<PeopleIcon />}
        isOn={panel === 'people'}
        mark={waiting > 0 ? String(waiting) : undefined}
        onPress={onPeople}
      />
      {onRecord && (
        <BarButton label={text.record} isOn={panel === 'record'} icon={<RecordIcon />} onPress={onRecord} />
      )}
      {onChat && (
        <BarButton
          label={text.chat}
          isOn={panel === 'chat'}
          icon={<ChatIcon />}
          mark={unheard > 0 ? String(unheard) : undefined}
          onPress={onChat}
        />
      )}
      <BarButton
        label={layout === 'grid' ? text.speakerView : text.grid}
        icon={layout === 'grid' ? <SpeakerViewIcon /> : <GridIcon />}
        onPress={() => onLayout(layout === 'grid' ? 'speaker' : 'grid')}
      />
      {onPictureInPicture && (
        <BarButton label={text.pip} icon={<PictureInPictureIcon />} onPress={onPictureInPicture} />
      )}
      <BarButton label={text.leave} isDanger icon={<LeaveIcon />} onPress={onLeave} />
    </div>
  )
}

/** Shares a picture from this device: phones cannot share their screen. */
function PictureButton({ onPicture }: { onPicture: (picture: Blob) => Promise<void> }) {
  const text = useText(roomText)
  const input = useRef<HTMLInputElement>(null)

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file) await onPicture(file)
    // The same file can be chosen again.
    target.value = ''
  }

  return (
    <>
      <BarButton label={text.sharePicture} icon={<PictureIcon />} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        onChange={choose}
        aria-label={text.sharePicture}
      />
    </>
  )
}

type BarButtonProps = {
  label: string
  icon: ReactNode
  mark?: string
  isOn?: boolean
  isOff?: boolean
  isDanger?: boolean
  onPress: () => unknown
}

function BarButton({ label, icon, mark, isOn, isOff, isDanger, onPress }: BarButtonProps) {
  const { pending, press } = useOwnProgress(onPress, false)
  return (
    <button
      type="button"
      className="room-bar-button"
      data-on={isOn || undefined}
      data-off={isOff || undefined}
      data-danger={isDanger || undefined}
      aria-busy={pending || undefined}
      onClick={press}
    >
      <span className="room-bar-face">
        {icon}
        {mark && <span className="room-bar-mark">{mark}</span>}
      </span>
      <span className="room-bar-label">{label}</span>
    </button>
  )
}

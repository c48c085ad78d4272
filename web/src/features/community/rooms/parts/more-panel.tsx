import { roomExtensions } from '#contract/community/rooms.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DeviceField } from '#web/ui/device-field/device-field.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { meIn } from '../room-people.ts'
import { roomText } from '../text.ts'
import type { RoomHandle } from '../use-room.ts'
import { BarButton } from './bar-button.tsx'
import type { RoomAction } from './bar-button.tsx'
import { RoomPanel } from './room-panel.tsx'
import './more-panel.css'

type MorePanelProps = {
  room: RoomHandle
  /** What does not fit into the bar. */
  actions: readonly RoomAction[]
  open: boolean
  onClose: () => void
}

/** Less frequent deeds, the devices, and what hosts decide about the whole room. */
export function MorePanel({ room, actions, open, onClose }: MorePanelProps) {
  const text = useText(roomText)
  const { state } = room.view
  if (!state) return null
  const isHost = meIn(state)?.role === 'host'
  const isCaptioned = state.room.is_captioned === 1
  const { devices, chosen, tracks } = room.own
  return (
    <RoomPanel open={open} onClose={onClose} title={text.more}>
      {actions.length > 0 && (
        <div className="more-panel-actions">
          {actions.map(({ name, onPress, ...action }) => (
            <BarButton
              key={name}
              {...action}
              onPress={() => {
                onClose()
                return onPress()
              }}
            />
          ))}
        </div>
      )}
      {isHost && state.room.may_caption === 1 && (
        <div className="more-panel-part">
          <Button small onClick={() => room.manage(isCaptioned ? 'uncaption' : 'caption')}>
            {isCaptioned ? text.uncaption : text.caption}
          </Button>
        </div>
      )}
      {isHost && state.room.end_time !== '' && <Extension room={room} endTime={state.room.end_time} />}
      <div className="more-panel-part">
        {state.room.media === 'picture' && (
          <DeviceField
            label={text.camera}
            devices={devices.cameras}
            value={chosen.camera}
            onChoose={room.chooseCamera}
          />
        )}
        {tracks.microphone && (
          <DeviceField
            label={text.microphone}
            devices={devices.microphones}
            value={chosen.microphone}
            onChoose={(microphone) => room.chooseDevice({ microphone })}
          />
        )}
      </div>
    </RoomPanel>
  )
}

function Extension({ room, endTime }: { room: RoomHandle; endTime: string }) {
  const text = useText(roomText)
  return (
    <section className="more-panel-part">
      <h4 className="more-panel-title">{text.plannedEnd(endTime)}</h4>
      <div className="more-panel-choices">
        {Object.values(roomExtensions).map((minutes) => (
          <Button
            key={minutes}
            small
            onClick={async () => {
              await room.extend(minutes)
              toast(text.extended, 'success')
            }}
          >
            {text.extendBy(minutes)}
          </Button>
        ))}
      </div>
    </section>
  )
}

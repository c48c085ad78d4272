import type { ReactNode } from 'react'
import { useOwnProgress } from '#web/ui/button/use-own-progress.ts'
import './room-bar.css'

/** Something that one does in a room by one press. */
export type RoomAction = {
  name: string
  label: string
  icon: ReactNode
  mark?: string
  isOn?: boolean
  isOff?: boolean
  isDanger?: boolean
  onPress: () => unknown
}

export function BarButton({ label, icon, mark, isOn, isOff, isDanger, onPress }: Omit<RoomAction, 'name'>) {
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

import { useEffect, useEffectEvent } from 'react'
import { bridge } from '#web/platform/bridge.ts'
import { ChevronIcon } from '#web/ui/icon/navigation-icons.tsx'

type AppSwitchProps = {
  collegeId: number
  collegeName: string
  /** Called when no app receives the message. */
  onSwitch: () => void
  onChoose: (collegeId: number, collegeName: string) => void
}

/** Inside the app, a native page switches the subject and reports which one was chosen. */
export function AppSwitch({ collegeId, collegeName, onSwitch, onChoose }: AppSwitchProps) {
  const choose = useEffectEvent((chosen: unknown) => {
    const { college_id: id, college_name: name } = (chosen ?? {}) as Record<string, unknown>
    if (typeof id === 'number' && typeof name === 'string') onChoose(id, name)
  })
  useEffect(() => bridge().onNotice('switchCollege', (chosen) => choose(chosen)), [])
  return (
    <button
      type="button"
      className="home-bar-switch"
      onClick={() =>
        bridge().send('pushNative', { page: 'switchCollege', data: { college_id: collegeId } }, onSwitch)
      }
    >
      <span className="home-bar-subject">{collegeName}</span>
      <ChevronIcon size="small" />
    </button>
  )
}

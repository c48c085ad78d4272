import { joinClasses } from '#web/ui/join-classes.ts'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { choose, useDanmakuChoices } from '../choices.ts'
import { danmakuText } from '../text.ts'

export function DanmakuToggle({ className = '' }: { className?: string }) {
  const text = useText(danmakuText)
  const { isOn } = useDanmakuChoices()
  return (
    <IconButton
      className={joinClasses('danmaku-toggle', className)}
      label={isOn ? text.turnOff : text.turnOn}
      icon={
        <span className="danmaku-face" data-off={!isOn || undefined} aria-hidden>
          弹
        </span>
      }
      onClick={() => choose({ isOn: !isOn })}
    />
  )
}

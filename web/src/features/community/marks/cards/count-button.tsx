import type { ReactNode } from 'react'
import { useOwnProgress } from '#web/ui/button/use-own-progress.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { useLanguage } from '#web/ui/language.ts'
import './item-bar.css'

type CountButtonProps = {
  label: string
  count: number
  isOn?: boolean
  icon: ReactNode
  onPress: () => unknown
}

/** A sign with a number beside it, for a bar at the bottom. */
export function CountButton({ label, count, isOn, icon, onPress }: CountButtonProps) {
  const language = useLanguage()
  const { press } = useOwnProgress(onPress, false)
  return (
    <button type="button" className="item-bar-button" aria-label={label} aria-pressed={isOn} onClick={press}>
      {icon}
      {count > 0 && <span className="item-bar-count">{viewCount(count, language)}</span>}
    </button>
  )
}

import type { ReactNode } from 'react'
import { BackIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { kitText } from '#web/ui/text.ts'
import './top-bar.css'

export type TopBarProps = {
  title: string
  /** Without it there is no back button. */
  onBack?: () => void
  right?: ReactNode
}

export function TopBar({ title, onBack, right }: TopBarProps) {
  const text = useText(kitText)
  return (
    <header className="top-bar">
      <div className="top-bar-side">
        {onBack && <IconButton label={text.back} icon={<BackIcon />} onClick={() => onBack()} />}
      </div>
      <h1 className="top-bar-title">{title}</h1>
      <div className="top-bar-side" data-end>
        {right}
      </div>
    </header>
  )
}

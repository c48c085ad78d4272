import { environment } from '#web/platform/environment.ts'
import { ChevronIcon } from '#web/ui/icon/navigation-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { PersonBar } from '../cards/person-bar.tsx'
import { homeText } from '../text.ts'

type HomeBarProps = { collegeName: string; onSwitch: () => void; isRightHidden: boolean }

/** The subject on the left, the user on the right. The native app has its own bar. */
export function HomeBar({ collegeName, onSwitch, isRightHidden }: HomeBarProps) {
  const text = useText(homeText)
  if (environment().kind === 'app') return <h1 className="visually-hidden">{text.brand}</h1>
  return (
    <header className="home-bar">
      <h1 className="home-bar-brand">
        <img src="/icon-192.png" alt="" width="32" height="32" />
        <span>{text.brand}</span>
      </h1>
      <button type="button" className="home-bar-switch" aria-haspopup="dialog" onClick={onSwitch}>
        <span className="home-bar-subject">{collegeName}</span>
        <ChevronIcon size="small" />
      </button>
      {!isRightHidden && <PersonBar />}
    </header>
  )
}

import { Suspense } from 'react'
import { HomeIndex } from '#web/features/discover/home/cards/home-index.tsx'
import { SideAccount } from '#web/features/discover/home/cards/side-account.tsx'
import { TodayPanel } from '#web/features/discover/home/cards/today-panel.tsx'
import { useLocation } from '#web/shell/navigation.ts'
import { isAlone, sidePanel } from '#web/shell/side-panel.ts'
import { useText } from '#web/ui/language.ts'
import { useSignal } from '#web/ui/signal.ts'
import { desktopText } from './desktop-text.ts'
import { PageOutline } from './page-outline.tsx'
import './side-panels.css'

/** Beside the column: where one can go on the left, what belongs to the screen on the right. */
export function SidePanels() {
  const text = useText(desktopText)
  const content = useSignal(sidePanel)
  const alone = useSignal(isAlone)
  const isHome = useLocation().pathname === '/'
  return (
    <>
      {!alone && (
        <nav className="side-panels" data-side="start" aria-label={text.index}>
          <SideAccount />
          <HomeIndex />
        </nav>
      )}
      <aside className="side-panels" data-side="end" aria-label={text.beside}>
        <Suspense>
          {content ??
            (!alone && (
              <>
                {!isHome && <PageOutline />}
                <TodayPanel />
              </>
            ))}
        </Suspense>
      </aside>
    </>
  )
}

import type { ReactNode } from 'react'
import { environment } from '#web/platform/environment.ts'
import { TopBar } from '#web/ui/top-bar/top-bar.tsx'
import { usePageTitle } from './screen-title.ts'
import { useBack } from './use-back.ts'

type ScreenFrameProps = {
  /** Instead of the title that the list of addresses gives. */
  title?: string
  /** What the browser calls the page, where that says more than the bar. */
  pageTitle?: string
  right?: ReactNode
  children: ReactNode
}

/** What every screen but the home stands in. The native app draws a bar of its own. */
export function ScreenFrame({ title, pageTitle, right, children }: ScreenFrameProps) {
  const back = useBack()
  const name = usePageTitle(title, pageTitle)
  const isInApp = environment().kind === 'app'
  return (
    <>
      {!isInApp && <TopBar title={name} onBack={back} right={right} />}
      <main>
        {isInApp && <h1 className="visually-hidden">{name}</h1>}
        {children}
      </main>
    </>
  )
}

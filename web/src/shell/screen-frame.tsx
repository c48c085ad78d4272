import type { ReactNode } from 'react'
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

/** The frame of every screen but the home: a bar with the way back, the title and the tools of the screen. */
export function ScreenFrame({ title, pageTitle, right, children }: ScreenFrameProps) {
  const back = useBack()
  const name = usePageTitle(title, pageTitle)
  return (
    <>
      <TopBar title={name} onBack={back} right={right} />
      <main>{children}</main>
    </>
  )
}

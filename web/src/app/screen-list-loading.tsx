import { Suspense, use } from 'react'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { forgetScreens, loadScreens } from './find-screen.ts'
import { PartFailure } from './part-failure.tsx'

/** Shown on the way from the home to another screen before the list of screens has come. */
export function ScreenListLoading() {
  const waiting = (
    <ScreenFrame>
      <Skeleton shape="feed" count={5} />
    </ScreenFrame>
  )
  return (
    <PartFailure onRetry={forgetScreens}>
      <Suspense fallback={waiting}>
        <ScreenList />
        {waiting}
      </Suspense>
    </PartFailure>
  )
}

function ScreenList() {
  use(loadScreens())
  return null
}

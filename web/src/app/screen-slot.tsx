import { Suspense, createElement, useState } from 'react'
import type { Screen } from '#web/platform/screen.ts'
import { ScreenTitleContext } from '#web/shell/screen-title.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { usePassage } from './guard.ts'
import { forgetPart, partOf } from './load-screen.ts'
import { PartFailure } from './part-failure.tsx'

/** One screen behind its guards, loaded when it is first needed. */
export function ScreenSlot({ screen }: { screen: Screen }) {
  const language = useLanguage()
  const mayPass = usePassage(screen)
  const [, setTries] = useState(0)

  function retry() {
    forgetPart(screen)
    setTries((tries) => tries + 1)
  }

  return (
    <ScreenTitleContext value={screen.title[language]}>
      <PartFailure onRetry={retry}>
        <Suspense fallback={<Waiting />}>{mayPass ? createElement(partOf(screen)) : <Waiting />}</Suspense>
      </PartFailure>
    </ScreenTitleContext>
  )
}

const Waiting = () => (
  <main>
    <Skeleton shape="feed" count={5} />
  </main>
)

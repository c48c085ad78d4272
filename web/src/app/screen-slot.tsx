import { Suspense, createElement, useEffect, useState } from 'react'
import { fetchUser } from '#web/features/people/account/state.ts'
import { noteScreenShown } from '#web/platform/screen-shown.ts'
import type { Screen } from '#web/platform/screen.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { ScreenTitleContext } from '#web/shell/screen-title.ts'
import { useLanguage } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { usePassage } from './guard.ts'
import { forgetPart, partOf } from './load-screen.ts'
import { PartFailure } from './part-failure.tsx'

/** One screen behind its guards, loaded when it is first needed. */
export function ScreenSlot({ screen }: { screen: Screen }) {
  const language = useLanguage()
  const passage = usePassage(screen)
  const [, setTries] = useState(0)

  function retry() {
    forgetPart(screen)
    setTries((tries) => tries + 1)
  }

  return (
    <ScreenTitleContext value={screen.title[language]}>
      <PartFailure onRetry={retry}>
        {passage === 'failed' ? (
          <ScreenFrame>
            <ListState status="error" onRetry={fetchUser} />
            <Shown />
          </ScreenFrame>
        ) : (
          <Suspense fallback={<Waiting screen={screen} />}>
            {passage === 'go' ? createElement(partOf(screen)) : <Waiting screen={screen} />}
            <Shown />
          </Suspense>
        )}
      </PartFailure>
    </ScreenTitleContext>
  )
}

/** Inside the boundary, which React hydrates later than what is around it. */
function Shown() {
  useEffect(noteScreenShown, [])
  return null
}

/** With the bar, so that there is a way back however long it takes. The home has a bar of its own. */
function Waiting({ screen }: { screen: Screen }) {
  const skeleton = <Skeleton shape="feed" count={5} />
  return screen.path === '/' ? <main>{skeleton}</main> : <ScreenFrame>{skeleton}</ScreenFrame>
}

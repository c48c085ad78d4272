import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { EndSentinel } from '#web/ui/end-sentinel/end-sentinel.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { UnsupportedBrowser } from '#web/ui/unsupported-browser/unsupported-browser.tsx'
import { Section } from './section.tsx'
import { galleryText } from './text.ts'

export function StateSection() {
  const text = useText(galleryText)
  const [reached, setReached] = useState(0)
  return (
    <Section title={text.states}>
      <ListState
        status="empty"
        emptyText={text.emptyText}
        emptyAction={<Button>{text.emptyAction}</Button>}
      />
      <ListState status="missing" />
      <ListState status="done" />
      <ListState status="error" onRetry={() => new Promise((resolve) => setTimeout(resolve, 1000))} />
      <ListState status="error" inline onRetry={() => {}} />
      <ListState status="loading" />
      <Skeleton shape="feed" count={2} />
      <Skeleton shape="lines" />
      <Skeleton shape="cards" count={1} />
      <ListState status="more" />
      <ListState status="end" />
      <UnsupportedBrowser />
      <span data-testid="reached" data-reached={reached} />
      <EndSentinel active={reached < 3} onReach={() => setReached((count) => count + 1)} />
    </Section>
  )
}

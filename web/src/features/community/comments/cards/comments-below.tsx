import { useEffect, useRef } from 'react'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { InView } from '#web/ui/in-view/in-view.tsx'
import { ownComments } from '../state.ts'
import { commentText } from '../text.ts'
import { Comments } from './comments.tsx'
import type { CommentsProps } from './comments.tsx'

/** The comments below an item that fills the screen by itself: read when somebody comes near. */
export const CommentsBelow = (props: CommentsProps) => (
  <InView waiting={<Waiting />}>
    <Comments {...props} />
  </InView>
)

function Waiting() {
  const text = useText(commentText)
  const head = useRef<HTMLDivElement>(null)
  // Scrolling to the place of the list also loads it.
  useEffect(() => ownComments.add('composed', () => head.current?.scrollIntoView({ block: 'start' })), [])
  return (
    <div ref={head} className="comments" data-comments>
      <Section title={text.comments}>
        <div className="comments-waiting" />
      </Section>
    </div>
  )
}

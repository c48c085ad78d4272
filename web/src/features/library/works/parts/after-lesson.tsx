import { useEffect, useEffectEvent, useState } from 'react'
import type { Episode, ProductionDetail } from '#contract/library/works.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { workText } from '../text.ts'
import { placeAfter } from '../lesson-place.ts'
import { BuyButton } from '../cards/buy-button.tsx'
import './after-lesson.css'

type AfterLessonProps = {
  work: ProductionDetail
  /** The lesson that has ended. */
  lesson: Episode
  next: Episode | undefined
  onPlay: (lesson: Episode) => void
  onClose: () => void
}

/** What the picture shows when a lesson is over: the next one, or how to see the rest of what was a trial. */
export function AfterLesson({ work, lesson, next, onPlay, onClose }: AfterLessonProps) {
  const text = useText(workText)
  if (next?.video && lesson.trial_seconds === 0)
    return <NextLesson next={next} onPlay={() => onPlay(next)} onClose={onClose} />
  if (work.access !== 'trial') return null
  return (
    <div className="after-lesson">
      <output className="after-lesson-words">
        <span className="sentence">{text.trialOver}</span>
      </output>
      <div className="after-lesson-actions">
        <Button small onClick={() => onPlay(lesson)}>
          {text.watchAgain}
        </Button>
        <BuyButton workId={work.production_id} place={() => placeAfter(lesson, next)} />
      </div>
    </div>
  )
}

const waitSeconds = 5

type NextLessonProps = { next: Episode; onPlay: () => void; onClose: () => void }

/** Plays the next lesson in a moment, unless somebody cancels it. */
function NextLesson({ next, onPlay, onClose }: NextLessonProps) {
  const text = useText(workText)
  const [left, setLeft] = useState(waitSeconds)
  const play = useEffectEvent(onPlay)
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : play()), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <div className="after-lesson">
      <output className="after-lesson-words">
        {text.next} <strong>{next.title}</strong>
      </output>
      <div className="after-lesson-actions">
        <Button small onClick={onClose}>
          {text.stay}
        </Button>
        <Button small variant="primary" onClick={onPlay}>
          {text.playNow}
          <span className="after-lesson-wait" aria-hidden="true">
            {text.inSeconds(left)}
          </span>
        </Button>
      </div>
    </div>
  )
}

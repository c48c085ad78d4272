import { useEffect, useId, useRef } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { studyText } from '../text.ts'
import type { Recall, RecallHandle } from '../use-recall.ts'
import './recall-panel.css'

type RecallPanelProps = {
  handle: RecallHandle
  isLive: boolean
  /** Over the picture, for full screen, where nothing beside the player is visible. */
  isInPlayer?: boolean
}

/** A short question while somebody watches. It covers neither picture nor captions, and takes the focus from nobody who types. */
export function RecallPanel({ handle, isLive, isInPlayer = false }: RecallPanelProps) {
  return (
    <div className="recall-panel" data-in-player={isInPlayer || undefined} aria-live="polite">
      {handle.recall && (
        <RecallCard
          key={handle.recall.question.title}
          recall={handle.recall}
          handle={handle}
          isLive={isLive}
        />
      )}
    </div>
  )
}

type RecallCardProps = { recall: Recall; handle: RecallHandle; isLive: boolean }

function RecallCard({ recall: { question, state }, handle, isLive }: RecallCardProps) {
  const text = useText(studyText)
  const titleId = useId()
  const cardRef = useRef<HTMLElement>(null)
  const isHere = question.options.length === 0

  useEffect(() => {
    const { activeElement } = document
    const isFree = activeElement === null || activeElement === document.body
    if (isFree || activeElement.closest('.player-frame')) cardRef.current?.focus({ preventScroll: true })
  }, [])

  return (
    <section ref={cardRef} className="recall-panel-card" aria-labelledby={titleId} tabIndex={-1}>
      <p className="recall-panel-kind">{state === 'asked' ? text.recall : text.recallMissed[state]}</p>
      <h2 className="recall-panel-title" id={titleId}>
        {isHere ? text.areYouHere : question.title}
      </h2>
      {state === 'asked' ? (
        <>
          <div className="recall-panel-options">
            {isHere ? (
              <Button variant="primary" onClick={() => handle.answer(question)}>
                {text.iAmHere}
              </Button>
            ) : (
              question.options.map(({ option_id, label }) => (
                <Button key={option_id} onClick={() => handle.answer(question, option_id)}>
                  {label}
                </Button>
              ))
            )}
          </div>
          <p className="recall-panel-note">{isLive ? text.recallNoteLive : text.recallNote}</p>
        </>
      ) : (
        <div className="recall-panel-options">
          <Button variant="primary" onClick={() => handle.watchAgain(question)}>
            {text.watchAgain}
          </Button>
          <Button variant="quiet" onClick={handle.close}>
            {text.later}
          </Button>
        </div>
      )}
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { slideFailures, slideSize } from '#contract/people/slide.ts'
import type { TrailPoint } from '#contract/people/slide.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { slideMutations } from '../mutations.ts'
import { slideQueries } from '../queries.ts'
import { solveWork } from '../solve-work.ts'
import { slideText } from '../text.ts'
import { SlideTrack } from './slide-track.tsx'

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** The picture with its gap, and the slider that moves the piece into it. */
export function SlidePuzzle({ onSolved }: { onSolved: (ticket: string) => void }) {
  const text = useText(slideText)
  const puzzle = useQuery(slideQueries.puzzle())
  const [x, setX] = useState(0)
  const [state, setState] = useState<'ready' | 'checking' | 'solved'>('ready')
  const [message, setMessage] = useState('')

  async function renew() {
    setX(0)
    setMessage('')
    await puzzle.refetch()
  }

  async function check(slideId: string, work: number, at: number, trail: TrailPoint[]) {
    setState('checking')
    setMessage('')
    try {
      const nonce = await solveWork(slideId, work)
      const { slide_ticket } = await slideMutations.check({ slide_id: slideId, x: at, trail, nonce })
      setState('solved')
      setMessage(text.solved)
      onSolved(slide_ticket)
    } catch (error) {
      setState('ready')
      setX(0)
      setMessage(error instanceof CallFailure ? error.message : '')
      // A puzzle that was missed may be tried again; one that is over, or that a program played with, may not.
      const isSpent = error instanceof CallFailure && error.status !== slideFailures.slideMissed.status
      if (isSpent) void puzzle.refetch()
    }
  }

  if (puzzle.isError) {
    return (
      <ListState inline status="error" errorText={puzzle.error.message} onRetry={() => puzzle.refetch()} />
    )
  }
  if (!puzzle.data) return <WaitingPuzzle />
  const { slide_id, background, piece, piece_y, work } = puzzle.data
  return (
    <>
      <div className="slide-stage" data-fresh={puzzle.isFetching || undefined}>
        <img className="slide-background" src={background} alt={text.picture} draggable={false} />
        <img
          className="slide-piece"
          src={piece}
          alt=""
          draggable={false}
          style={{ left: percent(x, slideSize.width), top: percent(piece_y, slideSize.height) }}
        />
      </div>
      <SlideTrack
        x={x}
        state={puzzle.isFetching && state === 'ready' ? 'checking' : state}
        hint={state === 'checking' ? text.checking : text.drag}
        onMove={setX}
        onLetGo={(at, trail) => void check(slide_id, work, at, trail)}
      />
      <div className="slide-below">
        <output className="slide-message sentence" data-wrong={state !== 'solved' || undefined}>
          {message}
        </output>
        <Button small variant="quiet" onClick={renew}>
          {text.refresh}
        </Button>
      </div>
    </>
  )
}

/** As high as the puzzle. */
const WaitingPuzzle = () => (
  <div className="slide-waiting" aria-busy="true">
    <div className="slide-stage" />
    <div className="slide-track" />
  </div>
)

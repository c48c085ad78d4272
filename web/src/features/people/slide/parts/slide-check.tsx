import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { slideText } from '../text.ts'
import { AccessQuestion } from './access-question.tsx'
import { SlidePuzzle } from './slide-puzzle.tsx'
import './slide-check.css'

/** Either way to a ticket. */
export function SlideCheck({ onSolved }: { onSolved: (ticket: string) => void }) {
  const text = useText(slideText)
  const [way, setWay] = useState<'slide' | 'question'>('slide')
  return (
    <div className="slide-check">
      {way === 'slide' ? <SlidePuzzle onSolved={onSolved} /> : <AccessQuestion onSolved={onSolved} />}
      <Button small variant="quiet" onClick={() => setWay(way === 'slide' ? 'question' : 'slide')}>
        {way === 'slide' ? text.byQuestion : text.bySlide}
      </Button>
    </div>
  )
}

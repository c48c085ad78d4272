import type { ReactNode } from 'react'
import './question-frame.css'

type QuestionFrameProps = {
  name: string
  number: number
  title: string
  /** Marks the question as required beside its title. */
  isRequired?: boolean
  note: string
  describedBy?: string | undefined
  children: ReactNode
}

/** A question with its number and kind, around the control that answers it. */
export function QuestionFrame(props: QuestionFrameProps) {
  const { name, number, title, isRequired = false, note, describedBy, children } = props
  return (
    <fieldset className="question-frame" name={name} aria-describedby={describedBy}>
      <legend className="question-frame-title">
        <span className="question-frame-number">{number}.</span> {title}
        {isRequired && (
          <span className="question-frame-mark" aria-hidden="true">
            *
          </span>
        )}
        <span className="question-frame-note">{note}</span>
      </legend>
      {children}
    </fieldset>
  )
}

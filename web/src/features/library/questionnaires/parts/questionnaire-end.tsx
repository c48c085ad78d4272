import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { questionnaireText } from '../text.ts'
import './questionnaire-end.css'

type QuestionnaireEndProps = { icon: ReactNode; title: string; words: string; kind: 'thanks' | 'closed' }

/** Takes the place of the questions when they were answered or may not be answered any more. */
export function QuestionnaireEnd({ icon, title, words, kind }: QuestionnaireEndProps) {
  const text = useText(questionnaireText)
  return (
    <div className="questionnaire-end" data-kind={kind}>
      <span className="questionnaire-end-mark">{icon}</span>
      <h3>{title}</h3>
      <p>{words}</p>
      <ButtonLink href="/">{text.backHome}</ButtonLink>
    </div>
  )
}

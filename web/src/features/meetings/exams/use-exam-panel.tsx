import { useMemo } from 'react'
import { useSidePanel } from '#web/shell/side-panel.ts'
import { AnswerSheet } from './parts/answer-sheet.tsx'
import type { SheetPlace } from './parts/answer-sheet.tsx'
import { goToQuestion } from './use-current-question.ts'

/** Beside the paper, where there is room: its numbers and nothing else. */
export function useExamPanel(title: string, places: readonly SheetPlace[]): void {
  // The places are a new list at every render; the panel changes only when they differ.
  const shown = JSON.stringify(places)
  useSidePanel(
    useMemo(
      () => (
        <section className="answer-sheet-panel">
          <h2>{title}</h2>
          <AnswerSheet places={JSON.parse(shown) as SheetPlace[]} onGo={goToQuestion} />
        </section>
      ),
      [title, shown],
    ),
  )
}

import { useEffect, useState } from 'react'

export const questionAnchor = (questionId: number) => `question-${questionId}`

/** The question that one is reading: the one that crosses a line in the upper part of the window. */
export function useCurrentQuestion(questionIds: readonly number[]): number | undefined {
  const [current, setCurrent] = useState(questionIds[0])
  const ids = questionIds.join(',')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrent(Number(entered.target.id.split('-').at(-1)))
      },
      { rootMargin: '-30% 0px -69% 0px' },
    )
    for (const id of ids.split(',')) {
      const element = document.getElementById(questionAnchor(Number(id)))
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}

export const goToQuestion = (questionId: number) =>
  document.getElementById(questionAnchor(questionId))?.scrollIntoView({ block: 'center' })

import { useCallback } from 'react'
import { useSearchParams } from '#web/shell/navigation.ts'
import type { ListOrder } from '#contract/wire/lists.ts'
import type { ListScope } from './queries.ts'

const readId = (text: string | null) => (text && /^\d{1,15}$/.test(text) ? Number(text) : 0)

const courseKinds = ['all', 'single', 'series'] as const

export type CourseKind = (typeof courseKinds)[number]

type Choice = 'college_id' | 'disease_id' | 'order' | 'is_credit' | 'is_free' | 'kind'

/** The filters of a list, stored in its address, so that they are restored on return. */
export function useFilter() {
  const [query, setQuery] = useSearchParams()

  /** An empty value removes the filter. */
  const choose = useCallback(
    (...choices: [name: Choice, value: string][]) =>
      setQuery(
        (old) => {
          const next = new URLSearchParams(old)
          for (const [name, value] of choices) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        { replace: true },
      ),
    [setQuery],
  )

  /** Another subject has other diseases. */
  const chooseSubject = (collegeId: number) =>
    choose(['college_id', collegeId === 0 ? '' : String(collegeId)], ['disease_id', ''])

  const order: ListOrder = query.get('order') === 'hot' ? 'hot' : 'new'
  const scope: ListScope = {
    collegeId: readId(query.get('college_id')),
    diseaseId: readId(query.get('disease_id')),
    order,
  }
  const free = query.get('is_free')
  return {
    scope,
    isCredit: query.get('is_credit') === '1',
    isFree: free === '1' ? true : free === '0' ? false : undefined,
    kind: courseKinds.find((kind) => kind === query.get('kind')) ?? 'all',
    choose,
    chooseSubject,
  }
}

export type Filter = ReturnType<typeof useFilter>

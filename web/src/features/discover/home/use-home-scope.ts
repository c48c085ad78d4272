import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSearchParams } from '#web/shell/navigation.ts'
import { startOverNext } from '#web/shell/start-over.ts'
import type { HomeScope } from '#web/paths/home.ts'

const readId = (text: string | null) => (text && /^\d{1,15}$/.test(text) ? Number(text) : 0)

/** The subject and disease that the home shows, stored in its address. Changing them replaces the address. */
export function useHomeScope() {
  const client = useQueryClient()
  const [query, setQuery] = useSearchParams()
  const scope: HomeScope = {
    collegeId: readId(query.get('college_id')),
    diseaseId: readId(query.get('disease_id')),
  }

  /** A new subject is read again and starts with its recommended channel, at the top. */
  const setCollege = useCallback(
    (collegeId: number, collegeName: string) => {
      void startOverNext(client)
      setQuery(
        (old) => {
          const next = new URLSearchParams(old)
          next.delete('disease_id')
          if (collegeId === 0) ['college_id', 'collegeName'].forEach((name) => next.delete(name))
          else {
            next.set('college_id', String(collegeId))
            next.set('collegeName', collegeName)
          }
          return next
        },
        { replace: true },
      )
      window.scrollTo({ top: 0 })
    },
    [client, setQuery],
  )

  const setDisease = useCallback(
    (diseaseId: number) =>
      setQuery(
        (old) => {
          const next = new URLSearchParams(old)
          if (diseaseId === 0) next.delete('disease_id')
          else next.set('disease_id', String(diseaseId))
          return next
        },
        { replace: true },
      ),
    [setQuery],
  )

  return {
    scope,
    collegeName: query.get('collegeName') ?? undefined,
    isRightHidden: query.get('isHideRight') === '1',
    setCollege,
    setDisease,
  }
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginState } from '#web/features/people/account/state.ts'
import { subjectOffer } from '../device-subjects.ts'
import { subjectQueries } from '../queries.ts'

/** Users without subjects are offered to choose some, once. `isDue` is undefined until that is known. */
export function useSubjectOffer(): { isDue: boolean | undefined; dismiss: () => void } {
  const login = useLoginState()
  const [isDone, setIsDone] = useState(false)
  const isOpen = login.is === 'in' && !isDone && subjectOffer.isOpen()
  const status = useQuery({ ...subjectQueries.status(), enabled: isOpen })

  function dismiss() {
    subjectOffer.close()
    setIsDone(true)
  }

  return { isDue: readDue(), dismiss }

  function readDue() {
    if (login.is === 'unknown') return undefined
    if (!isOpen || status.isError) return false
    return status.data && status.data.focus_status === 0
  }
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginState } from '#web/features/people/account/state.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { subjectOffer } from '../device-subjects.ts'
import { subjectPaths } from '../paths.ts'
import { subjectQueries } from '../queries.ts'
import { subjectText } from '../text.ts'
import './subject-offer.css'

/** Offers users without subjects to choose some, once: until they accept or dismiss it. */
export function SubjectOffer() {
  const text = useText(subjectText)
  const login = useLoginState()
  const [isDone, setIsDone] = useState(false)
  const isOpen = login.is === 'in' && !isDone && subjectOffer.isOpen()
  const status = useQuery({ ...subjectQueries.status(), enabled: isOpen })
  if (!isOpen || status.data?.focus_status !== 0) return null

  function putOff() {
    subjectOffer.close()
    setIsDone(true)
  }

  return (
    <aside className="subject-offer" aria-label={text.choose}>
      <p>{text.offer}</p>
      <div className="subject-offer-ways">
        <Button small variant="quiet" onClick={putOff}>
          {text.later}
        </Button>
        <ButtonLink href={subjectPaths.first} variant="primary">
          {text.choose}
        </ButtonLink>
      </div>
    </aside>
  )
}

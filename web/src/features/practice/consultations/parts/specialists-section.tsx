import { useState } from 'react'
import type { Consultation } from '#contract/practice/consultations.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { consultationMutations } from '../mutations.ts'
import { consultationText } from '../text.ts'
import { InviteSheet } from './invite-sheet.tsx'
import { SignedOpinion } from './opinion-parts.tsx'
import './consultation-form.css'

/** Further doctors, each with an opinion of their own. Nothing where there are none and nobody may invite one. */
export function SpecialistsSection({ consultation }: { consultation: Consultation }) {
  const text = useText(consultationText)
  const { timeOf } = useTimeText()
  const [isInviting, setIsInviting] = useState(false)
  const { id, specialists } = consultation
  const mayInvite = consultation.actions.includes('invite')
  if (specialists.length === 0 && !mayInvite) return null

  async function remove(specialistId: number, name: string) {
    if (!(await confirm({ title: text.removeAsk(name), yes: text.remove }))) return
    await consultationMutations.removeSpecialist({ id, specialist_id: specialistId })
    toast(text.specialistRemoved, 'success')
  }

  return (
    <Section title={text.specialists}>
      {specialists.map(({ specialist_id, truename, title, hospital, opinion, sign_time }) => (
        <div key={specialist_id}>
          <ListRow
            title={`${truename} ${title}`}
            note={hospital}
            after={timeOf(sign_time) || text.unsigned}
          />
          {sign_time !== '' && opinion && (
            <SignedOpinion opinion={opinion} name={truename} title={title} hospital={hospital} />
          )}
          {sign_time === '' && mayInvite && (
            <Button variant="quiet" onClick={() => remove(specialist_id, truename)}>
              {text.removeSpecialist(truename)}
            </Button>
          )}
        </div>
      ))}
      {mayInvite && (
        <div className="consultation-form">
          <Button block aria-haspopup="dialog" onClick={() => setIsInviting(true)}>
            {text.invite}
          </Button>
        </div>
      )}
      <InviteSheet id={id} open={isInviting} onClose={() => setIsInviting(false)} />
    </Section>
  )
}

import { OwnWorks } from '#web/features/library/authoring/cards/own-works.tsx'
import { OwnTasks } from '#web/features/practice/expert-sheets/cards/own-tasks.tsx'
import { OwnConsultations } from '#web/features/practice/consultations/cards/own-consultations.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { ownerText } from '../owner-text.ts'
import { OwnEarnings } from './own-earnings.tsx'
import { OwnFigures } from './own-figures.tsx'

const areas = { works: OwnWorks, figures: OwnFigures, earnings: OwnEarnings, tasks: OwnDuties }

export type OwnerView = keyof typeof areas

/** What only the owner of a homepage sees. */
export function OwnerArea({ view }: { view: OwnerView }) {
  const Area = areas[view]
  return <Area />
}

function OwnDuties() {
  const text = useText(ownerText)
  return (
    <>
      <OwnConsultations />
      <Section title={text.ownTasks}>
        <OwnTasks />
      </Section>
    </>
  )
}

import { workPaths } from '#web/features/library/works/paths.ts'
import { OwnWorks } from '#web/features/library/works/cards/own-works.tsx'
import { OwnTasks } from '#web/features/meetings/meeting-tasks/cards/own-tasks.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ownerText } from '../owner-text.ts'
import { OwnFigures } from './own-figures.tsx'
import './owner-area.css'

export type OwnerView = 'works' | 'figures' | 'tasks'

/** What only the owner of a homepage sees. */
export function OwnerArea({ view }: { view: OwnerView }) {
  const text = useText(ownerText)
  if (view === 'figures') return <OwnFigures />
  if (view === 'tasks') return <OwnTasks />
  return (
    <>
      <div className="owner-area-add">
        <ButtonLink block variant="primary" href={workPaths.upload}>
          {text.upload}
        </ButtonLink>
      </div>
      <OwnWorks />
    </>
  )
}

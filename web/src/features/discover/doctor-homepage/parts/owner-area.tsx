import { OwnTasks } from '#web/features/meetings/meeting-tasks/cards/own-tasks.tsx'
import { OwnFigures } from './own-figures.tsx'

export type OwnerView = 'figures' | 'tasks'

/** What only the owner of a homepage sees. */
export const OwnerArea = ({ view }: { view: OwnerView }) =>
  view === 'figures' ? <OwnFigures /> : <OwnTasks />

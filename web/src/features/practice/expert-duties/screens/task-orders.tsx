import { OwnTasks } from '#web/features/practice/expert-sheets/cards/own-tasks.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'

/** The task sheets of the member, of meetings that are not over. */
export const TaskOrders = () => (
  <ScreenFrame>
    <OwnTasks />
  </ScreenFrame>
)

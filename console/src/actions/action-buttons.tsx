import { Button, Flex } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { ShownAction } from '#contract/wire/shown-resource.ts'

const ActionDialog = lazy(async () => ({ default: (await import('./action-dialog.tsx')).ActionDialog }))

type ActionButtonsProps = {
  resource: string
  /** Those that can be done here. */
  actions: ShownAction[]
  /** All of the resource, among which an action finds the one that takes it back. */
  ids: number[]
  onDone?: () => void
}

/** A button for each action. What will change is shown before it is done. */
export function ActionButtons({ resource, actions, ids, onDone }: ActionButtonsProps) {
  const [opened, setOpened] = useState<ShownAction>()
  return (
    <Flex gap="small" wrap>
      {actions.map((action) => (
        <Button key={action.name} danger={action.is_dangerous} onClick={() => setOpened(action)}>
          {action.title}
        </Button>
      ))}
      {opened && (
        <Suspense>
          <ActionDialog
            key={opened.name}
            resource={resource}
            action={opened}
            ids={ids}
            onClose={() => setOpened(undefined)}
            onDone={onDone}
          />
        </Suspense>
      )}
    </Flex>
  )
}

import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { ShownResource } from '#contract/wire/shown-resource.ts'
import { useText } from '#web/ui/language.ts'
import { listText } from './text.ts'

const SortDialog = lazy(async () => ({ default: (await import('./sort-dialog.tsx')).SortDialog }))

export function SortButton({ resource }: { resource: ShownResource }) {
  const text = useText(listText)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{text.sortList}</Button>
      {isOpen && (
        <Suspense>
          <SortDialog resource={resource} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

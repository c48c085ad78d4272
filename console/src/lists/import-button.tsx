import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { ShownResource } from '#contract/wire/shown-resource.ts'
import { useText } from '#web/ui/language.ts'
import { listText } from './text.ts'

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }))

export function ImportButton({ resource }: { resource: ShownResource }) {
  const text = useText(listText)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{text.importList}</Button>
      {isOpen && (
        <Suspense>
          <ImportDialog resource={resource} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Spin } from 'antd'
import { useState } from 'react'
import type { ShownResource } from '#contract/wire/shown-resource.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { UndoButton } from '../actions/undo-button.tsx'
import { Dialog } from '../dialog.tsx'
import { moved as moveTo } from '../sorting/moved.ts'
import { SortableList } from '../sorting/sortable-list.tsx'
import { consoleText, contentLanguage } from '../text.ts'
import { orderMutations, orderQueries } from './queries.ts'
import { listText } from './text.ts'

/** Puts the records of a list into their order, by mouse or by key. */
export function SortDialog({ resource, onClose }: { resource: ShownResource; onClose: () => void }) {
  const text = useText(listText)
  const common = useText(consoleText)
  const { message } = App.useApp()
  const client = useQueryClient()
  const read = useQuery(orderQueries.order(resource.name))
  const [moved, setMoved] = useState<number[]>()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const rows = read.data ?? []
  const before = rows.map(({ id }) => id)
  const order = moved ?? before
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  const save = (ids: number[]) => orderMutations.save(resource.name, ids)

  async function handleSave() {
    setIsBusy(true)
    try {
      await save(order)
      await client.invalidateQueries()
      const key = `order ${resource.name}`
      const onUndo = () => {
        message.destroy(key)
        void save(before).then(() => client.invalidateQueries())
      }
      void message.success({
        key,
        duration: 12,
        content: (
          <>
            {text.sorted}
            <UndoButton onUndo={onUndo} />
          </>
        ),
      })
      onClose()
    } catch (error) {
      setProblem(error instanceof CallFailure ? error.message : String(error))
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={text.sortTitle(resource.title)}
      okText={common.save}
      okButtonProps={{ disabled: moved === undefined, loading: isBusy }}
      onOk={() => void handleSave()}
      onCancel={onClose}
    >
      <p>{text.sortHint}</p>
      {problem !== '' && <Alert type="error" title={problem} role="alert" />}
      {read.isPending && <Spin />}
      <SortableList
        ids={order}
        titleOf={(id) => titles.get(Number(id)) ?? String(id)}
        onMove={(from, to) => setMoved(moveTo(order, from, to))}
      >
        {(id) => <span lang={contentLanguage}>{titles.get(Number(id))}</span>}
      </SortableList>
    </Dialog>
  )
}

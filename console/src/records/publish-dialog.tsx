import type { ShownField } from '#contract/wire/shown-resource.ts'
import { useText } from '#web/ui/language.ts'
import { Dialog } from '../dialog.tsx'
import { ChangesTable, changedFields } from './changes-table.tsx'
import { recordText } from './text.ts'

type PublishDialogProps = {
  fields: ShownField[]
  /** What readers see now. */
  before: Record<string, unknown>
  after: Record<string, unknown>
  onCancel: () => void
  onPublish: () => void
}

/** Shows what will change for readers before it does. */
export function PublishDialog({ fields, before, after, onCancel, onPublish }: PublishDialogProps) {
  const text = useText(recordText)
  const isSame = changedFields(fields, before, after).length === 0
  return (
    <Dialog title={text.publishTitle} okText={text.publish} width={760} onOk={onPublish} onCancel={onCancel}>
      {isSame ? <p>{text.publishSame}</p> : <ChangesTable fields={fields} before={before} after={after} />}
    </Dialog>
  )
}

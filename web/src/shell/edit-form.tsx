import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { deviceArea } from '#web/platform/kept.ts'
import { storage } from '#web/platform/storage.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { createChangesDraft } from './changes-draft.ts'
import { EditFrame } from './edit-frame.tsx'
import type { EditLook } from './edit-frame.tsx'
import { editFormText } from './edit-text.ts'
import { changesOf } from './form-state.ts'
import type { Faults } from './form-state.ts'
import { useBack } from './use-back.ts'
import { useDraft } from './use-draft.ts'
import { useForm } from './use-form.ts'
import type { Uploads } from './use-uploads.ts'

/** What the fields of an edit form are bound to. */
export type EditedForm<Typed extends Record<string, string>> = Pick<
  ReturnType<typeof useForm<Typed>>,
  'values' | 'bind' | 'set'
>

type EditFormProps<Typed extends Record<string, string>> = {
  /** Under which the draft is stored. */
  draftKey: string
  /** What is saved now; later changes of it are not taken over. */
  saved: Typed
  faultsOf: (values: Typed) => Faults<Typed>
  /** Gets the changed fields; the form is left afterwards. */
  onSave: (changes: Partial<Typed>, values: Typed) => Promise<unknown>
  /** Pictures that have to be there before the form is saved. */
  uploads: Uploads
  renderPreview: (values: Typed) => ReactNode
  /** Where it leads afterwards, if it was opened by its address; the home unless it says so. */
  above?: string
  children: (form: EditedForm<Typed>) => ReactNode
}

/** Edits something that exists: with a preview, and a draft that survives a crash. */
export function EditForm<Typed extends Record<string, string>>(props: EditFormProps<Typed>) {
  const { draftKey, faultsOf, onSave, uploads, renderPreview, above, children } = props
  const text = useText(editFormText)
  const back = useBack(above)
  const [saved] = useState(props.saved)
  const [draft] = useState(() =>
    createChangesDraft(deviceArea, { key: draftKey, userid: storage.get('userid'), saved }),
  )
  const [isRestored, setIsRestored] = useState(() => draft.get() !== undefined)
  const [look, setLook] = useState<EditLook>('edit')

  const form = useForm<Typed>({
    initial: () => ({ ...saved, ...draft.get() }),
    faultsOf,
    onWrong: () => setLook('edit'),
    async onSubmit(values) {
      if (uploads.list.some((upload) => upload.is === 'sending'))
        return toast(text.pictureUnderWay, 'failure')
      const changed = changesOf(values, saved)
      if (Object.keys(changed).length === 0) return toast(text.nothingChanged)
      await onSave(changed, { ...values, ...changed })
      forgetDraft()
      toast(text.saved, 'success')
      return back()
    },
  })
  const changes = useMemo(() => changesOf(form.values, saved), [form.values, saved])
  const forgetDraft = useDraft(draft, changes)

  function discard() {
    draft.clear()
    form.reset()
    setIsRestored(false)
  }

  return (
    <EditFrame
      form={form.props}
      look={look}
      onLook={setLook}
      onDiscard={isRestored ? discard : undefined}
      renderPreview={() => renderPreview(form.values)}
      foot={
        <Button type="submit" variant="primary" block softDisabled={form.isWrong} onClick={form.submit}>
          {text.save}
        </Button>
      }
    >
      {children(form)}
    </EditFrame>
  )
}

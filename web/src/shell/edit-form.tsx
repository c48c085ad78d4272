import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { deviceArea } from '#web/platform/kept.ts'
import { storage } from '#web/platform/storage.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { createChangesDraft } from './changes-draft.ts'
import { editFormText } from './edit-text.ts'
import { changesOf } from './form-state.ts'
import type { Faults } from './form-state.ts'
import { useBack } from './use-back.ts'
import { useDraft } from './use-draft.ts'
import { useForm } from './use-form.ts'
import type { Uploads } from './use-uploads.ts'
import './edit-form.css'

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
  children: (form: EditedForm<Typed>) => ReactNode
}

/** Edits something that exists: with a preview, and a draft that survives a crash. */
export function EditForm<Typed extends Record<string, string>>(props: EditFormProps<Typed>) {
  const { draftKey, faultsOf, onSave, uploads, renderPreview, children } = props
  const text = useText(editFormText)
  const back = useBack()
  const [saved] = useState(props.saved)
  const [draft] = useState(() =>
    createChangesDraft(deviceArea, { key: draftKey, userid: storage.get('userid'), saved }),
  )
  const [isRestored, setIsRestored] = useState(() => draft.get() !== undefined)
  const [look, setLook] = useState<'edit' | 'preview'>('edit')

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

  async function discard() {
    if (!(await confirm({ title: text.discardAsk, yes: text.discard }))) return
    draft.clear()
    form.reset()
    setIsRestored(false)
  }

  return (
    <form className="edit-form" {...form.props}>
      <Segmented
        label={text.look}
        value={look}
        onChange={setLook}
        options={[
          { value: 'edit', label: text.edit },
          { value: 'preview', label: text.preview },
        ]}
      />
      {isRestored && (
        <p className="edit-form-restored">
          <span>{text.restored}</span>
          <Button small variant="quiet" onClick={discard}>
            {text.discard}
          </Button>
        </p>
      )}
      <div className="edit-form-fields" hidden={look === 'preview'}>
        {children(form)}
      </div>
      {look === 'preview' && <div className="edit-form-preview">{renderPreview(form.values)}</div>}
      <div>
        <Button type="submit" variant="primary" block softDisabled={form.isWrong} onClick={form.submit}>
          {text.save}
        </Button>
        <p className="edit-form-note">{text.kept}</p>
      </div>
    </form>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { editFormText } from './edit-text.ts'
import './edit-frame.css'

export type EditLook = 'edit' | 'preview'

type EditFrameProps = {
  form: ComponentProps<'form'>
  look: EditLook
  onLook: (look: EditLook) => void
  /** Goes back to what is saved; only where a draft was restored. */
  onDiscard: (() => void) | undefined
  renderPreview: () => ReactNode
  /** The fields, which stay as they are while the preview is shown. */
  children: ReactNode
  foot: ReactNode
}

/** A form with a preview, and a draft that can be discarded. */
export function EditFrame({ form, look, onLook, onDiscard, renderPreview, children, foot }: EditFrameProps) {
  const text = useText(editFormText)

  async function discard() {
    if (await confirm({ title: text.discardAsk, yes: text.discard })) onDiscard?.()
  }

  return (
    <form className="edit-frame" {...form}>
      <Segmented
        label={text.look}
        value={look}
        onChange={onLook}
        options={[
          { value: 'edit', label: text.edit },
          { value: 'preview', label: text.preview },
        ]}
      />
      {onDiscard && (
        <p className="edit-frame-restored">
          <span>{text.restored}</span>
          <Button small variant="quiet" onClick={discard}>
            {text.discard}
          </Button>
        </p>
      )}
      <div className="edit-frame-fields" hidden={look === 'preview'}>
        {children}
      </div>
      {look === 'preview' && <div className="edit-frame-preview">{renderPreview()}</div>}
      <div className="edit-frame-foot">
        {foot}
        <p className="edit-frame-note">{text.kept}</p>
      </div>
    </form>
  )
}

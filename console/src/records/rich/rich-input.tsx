import { EditorContent, useEditor } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { cleanWord } from './clean-word.ts'
import { CaptionDialog, LinkDialog, PictureDialog, VideoDialog } from './dialogs.tsx'
import { richTextExtensions } from './extensions.ts'
import { htmlOf } from './html-of.ts'
import { Toolbar } from './toolbar.tsx'
import type { OpenDialog } from './toolbar.tsx'
import './rich.css'

export type RichInputProps = {
  id?: string
  value?: string
  onChange?: (value: string) => void
  label: string
}

/** The editor ends with an empty paragraph so that one can write below a picture; it is not part of the text. */
const valueOf = (editor: Editor) =>
  editor.isEmpty ? '' : htmlOf(editor.state.doc).replace(/(?:<p><\/p>)+$/, '')

const pictureIn = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))

/** Rich text whose output is what the server stores. */
export function RichInput({ id, value = '', onChange, label }: RichInputProps) {
  const [dialog, setDialog] = useState<{ is: OpenDialog; file?: File }>()

  /** A picture that is pasted or dropped by itself needs a description. */
  const takePicture = (data: DataTransfer | null) => {
    const file = pictureIn(data)
    if (!file || data?.getData('text/html')) return false
    setDialog({ is: 'picture', file })
    return true
  }

  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: { ...(id && { id }), role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      transformPastedHTML: cleanWord,
      handlePaste: (_view, event) => takePicture(event.clipboardData),
      handleDrop: (_view, event) => takePicture(event.dataTransfer),
      handleKeyDown: (_view, event) => {
        if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return false
        setDialog({ is: 'link' })
        return true
      },
    },
    onUpdate: ({ editor }) => onChange?.(valueOf(editor)),
  })

  // A restored version or the version of somebody else comes from outside.
  useEffect(() => {
    if (!editor || editor.isDestroyed) return
    if (value !== valueOf(editor)) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  if (!editor) return null
  const shared = { editor, onClose: () => setDialog(undefined) }
  return (
    <div className="rich-editor">
      <Toolbar editor={editor} onOpen={(is) => setDialog({ is })} />
      <EditorContent editor={editor} />
      {dialog?.is === 'link' && <LinkDialog {...shared} />}
      {dialog?.is === 'picture' && <PictureDialog {...shared} file={dialog.file} />}
      {dialog?.is === 'video' && <VideoDialog {...shared} />}
      {dialog?.is === 'caption' && <CaptionDialog {...shared} />}
    </div>
  )
}

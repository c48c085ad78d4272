import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { Button } from 'antd'
import { useEffect } from 'react'
import { useText } from '#web/ui/language.ts'
import { recordText } from '../text.ts'

export type RichInputProps = {
  id?: string
  value?: string
  onChange?: (value: string) => void
  label: string
}

/** Rich text whose output is what the server lets through. */
export function RichInput({ id, value = '', onChange, label }: RichInputProps) {
  const text = useText(recordText)
  const editor = useEditor({
    extensions: [StarterKit.configure({ heading: { levels: [2, 3, 4] } })],
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: { ...(id && { id }), role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
    },
    onUpdate: ({ editor }) => onChange?.(editor.isEmpty ? '' : editor.getHTML()),
  })

  // A restored version or the version of somebody else comes from outside.
  useEffect(() => {
    if (!editor || editor.isDestroyed) return
    if (value !== editor.getHTML() && !(value === '' && editor.isEmpty)) editor.commands.setContent(value)
  }, [editor, value])

  if (!editor) return null
  const tools = [
    { label: text.bold, act: () => editor.chain().focus().toggleBold().run() },
    { label: text.italic, act: () => editor.chain().focus().toggleItalic().run() },
    { label: text.heading, act: () => editor.chain().focus().toggleHeading({ level: 2 }).run() },
    { label: text.bullets, act: () => editor.chain().focus().toggleBulletList().run() },
    { label: text.numbers, act: () => editor.chain().focus().toggleOrderedList().run() },
    { label: text.quote, act: () => editor.chain().focus().toggleBlockquote().run() },
    { label: text.undo, act: () => editor.chain().focus().undo().run() },
    { label: text.redo, act: () => editor.chain().focus().redo().run() },
  ]
  return (
    <div className="console-editor">
      <div className="console-editor-tools" role="toolbar">
        {tools.map(({ label, act }) => (
          <Button key={label} size="small" type="text" onClick={act}>
            {label}
          </Button>
        ))}
      </div>
      <EditorContent editor={editor} />
    </div>
  )
}

import { useEditorState } from '@tiptap/react'
import type { Command } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import { Button, Dropdown, Select } from 'antd'
import type { KeyboardEvent } from 'react'
import { useText } from '#web/ui/language.ts'
import { insertTable } from './tables.ts'
import { richText } from './text.ts'

export type OpenDialog = 'link' | 'picture' | 'video' | 'caption'

type ToolbarProps = { editor: Editor; onOpen: (dialog: OpenDialog) => void }

const levels = [2, 3, 4] as const
type Level = (typeof levels)[number]

const marks = ['bold', 'italic', 'underline', 'strike', 'superscript', 'subscript'] as const

const tableCommands = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  header: toggleHeaderRow,
  merge: mergeCells,
  split: splitCell,
  delete: deleteTable,
}

/** The left and right arrow keys go from tool to tool. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const at = tools.indexOf(document.activeElement as HTMLElement)
  if (step === undefined || at === -1) return
  event.preventDefault()
  tools[(at + step + tools.length) % tools.length]!.focus()
}

export function Toolbar({ editor, onOpen }: ToolbarProps) {
  const text = useText(richText)
  const now = useEditorState({
    editor,
    selector: ({ editor: shown }) => ({
      kind: levels.find((level) => shown.isActive('heading', { level })) ?? ('paragraph' as const),
      marks: marks.filter((mark) => shown.isActive(mark)),
      bullets: shown.isActive('bulletList'),
      numbers: shown.isActive('orderedList'),
      quote: shown.isActive('blockquote'),
      link: shown.isActive('link'),
      table: shown.isActive('table'),
      mayUndo: shown.can().undo(),
      mayRedo: shown.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  const tool = (label: string, act: () => unknown, isOn?: boolean, isDisabled = false) => (
    <Button
      key={label}
      size="small"
      type={isOn ? 'primary' : 'text'}
      aria-pressed={isOn}
      disabled={isDisabled}
      onClick={act}
    >
      {label}
    </Button>
  )
  const runCommand = (command: Command) => {
    command(editor.state, editor.view.dispatch)
    editor.commands.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tools have the focus
    <div className="rich-tools" role="toolbar" aria-label={text.tools} onKeyDown={moveFocus}>
      <Select<'paragraph' | Level>
        size="small"
        aria-label={text.kind}
        style={{ width: 110 }}
        value={now.kind}
        options={(['paragraph', ...levels] as const).map((value) => ({ value, label: text.kinds[value] }))}
        onChange={(kind) =>
          kind === 'paragraph' ? chain().setParagraph().run() : chain().setHeading({ level: kind }).run()
        }
      />
      {marks.map((mark) => tool(text[mark], () => chain().toggleMark(mark).run(), now.marks.includes(mark)))}
      {tool(text.bullets, () => chain().toggleBulletList().run(), now.bullets)}
      {tool(text.numbers, () => chain().toggleOrderedList().run(), now.numbers)}
      {tool(text.quote, () => chain().toggleBlockquote().run(), now.quote)}
      {tool(text.link, () => onOpen('link'), now.link)}
      {now.link && tool(text.unlink, () => chain().extendMarkRange('link').unsetLink().run())}
      {tool(text.picture, () => onOpen('picture'))}
      {tool(text.video, () => onOpen('video'))}
      {now.table ? (
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              ...(Object.keys(tableCommands) as (keyof typeof tableCommands)[]).map((key) => ({
                key,
                label: text.tables[key],
                disabled: !tableCommands[key](editor.state),
                onClick: () => runCommand(tableCommands[key]),
              })),
              { key: 'caption', label: text.tables.caption, onClick: () => onOpen('caption') },
            ],
          }}
        >
          <Button size="small" type="primary" aria-haspopup="menu">
            {text.table}
          </Button>
        </Dropdown>
      ) : (
        tool(text.tables.insert, () => runCommand(insertTable))
      )}
      {tool(text.undo, () => chain().undo().run(), undefined, !now.mayUndo)}
      {tool(text.redo, () => chain().redo().run(), undefined, !now.mayRedo)}
    </div>
  )
}

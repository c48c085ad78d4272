import { Node } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import { tableEditing } from '@tiptap/pm/tables'
import { nextCell, previousCell } from './tables.ts'

const spans = () => ({
  colspan: {
    default: 1,
    parseHTML: (element: HTMLElement) => Number(element.getAttribute('colspan')) || 1,
    renderHTML: ({ colspan }: Record<string, number>) => (colspan === 1 ? {} : { colspan }),
  },
  rowspan: {
    default: 1,
    parseHTML: (element: HTMLElement) => Number(element.getAttribute('rowspan')) || 1,
    renderHTML: ({ rowspan }: Record<string, number>) => (rowspan === 1 ? {} : { rowspan }),
  },
})

/** What each node is to the commands of tables. */
const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => ({
    caption: {
      default: '',
      parseHTML: (element: HTMLElement) => element.querySelector('caption')?.textContent?.trim() ?? '',
      rendered: false,
    },
  }),
  // The caption is an attribute of its table.
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node }) => {
    const caption = String(node.attrs.caption)
    return caption === '' ? ['table', {}, ['tbody', 0]] : ['table', {}, ['caption', caption], ['tbody', 0]]
  },
  extendNodeSchema: ({ name }: { name: string }) => ({ tableRole: roles[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (command: Command) => () => command(this.editor.state, this.editor.view.dispatch)
    return { Tab: go(nextCell), 'Shift-Tab': go(previousCell) }
  },
})

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

export const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: spans,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
})

export const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes: spans,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
})

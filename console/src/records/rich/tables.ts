import type { Node, Schema } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import type { Command, EditorState, Transaction } from '@tiptap/pm/state'
import { addRowAfter, goToNextCell } from '@tiptap/pm/tables'

const columns = 3

function emptyTable({ nodes }: Schema): Node {
  const row = (cell: string) =>
    nodes.tableRow!.create(
      null,
      Array.from({ length: columns }, () => nodes[cell]!.createAndFill()!),
    )
  return nodes.table!.create(null, ['tableHeader', 'tableCell', 'tableCell'].map(row))
}

/** Puts a table where the cursor is, and the cursor into its first cell. */
export const insertTable: Command = (state, dispatch) => {
  const transaction = state.tr.replaceSelectionWith(emptyTable(state.schema))
  const at = firstCellOf(transaction, state.selection.from)
  if (at === undefined) return false
  transaction.setSelection(TextSelection.near(transaction.doc.resolve(at + 1))).scrollIntoView()
  dispatch?.(transaction)
  return true
}

/** Where the table begins that has just been put at a place, or right behind the paragraph that was split there. */
function firstCellOf({ doc }: Transaction, from: number): number | undefined {
  let cell: number | undefined
  doc.nodesBetween(Math.max(from - 1, 0), doc.content.size, (node, at) => {
    // Of a table around the cursor only what is inside counts.
    if (cell === undefined && node.type.name === 'tableHeader' && at >= from - 1) cell = at
    return cell === undefined
  })
  return cell
}

/** The next cell; behind the last one another row begins. */
export const nextCell: Command = (state, dispatch) => {
  if (goToNextCell(1)(state, dispatch)) return true
  let grown: EditorState | undefined
  if (!addRowAfter(state, (transaction) => void (grown = state.apply(transaction)))) return false
  if (!dispatch) return true
  // One step, so that undo takes the row away at once.
  addRowAfter(state, (row) => {
    goToNextCell(1)(grown!, (step) =>
      dispatch(row.setSelection(TextSelection.create(row.doc, step.selection.from))),
    )
  })
  return true
}

export const previousCell: Command = goToNextCell(-1)

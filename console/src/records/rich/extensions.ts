import { Mark } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { isLinkAddress } from '#contract/wire/rich-text.ts'
import { Picture, Video } from './media-nodes.ts'
import { Table, TableCell, TableHeader, TableRow } from './table-nodes.ts'

const mark = (name: string, tag: string, excludes = '') =>
  Mark.create({ name, excludes, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })

/** What can be written with the editor: every element that rich text may contain (`contract/wire/rich-text.ts`). */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isLinkAddress,
    },
  }),
  mark('subscript', 'sub', 'subscript superscript'),
  mark('superscript', 'sup', 'subscript superscript'),
  mark('small', 'small'),
  mark('highlight', 'mark'),
  Table,
  TableRow,
  TableCell,
  TableHeader,
  Picture,
  Video,
]

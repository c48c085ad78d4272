import type { ReactNode } from 'react'
import { keepTogether } from '#web/ui/format/keep-together.ts'
import { ChevronIcon } from '#web/ui/icon/navigation-icons.tsx'
import { Pressable } from '#web/ui/link/pressable.tsx'
import type { PressableProps } from '#web/ui/link/pressable.tsx'
import './list-row.css'

export type ListRowProps = PressableProps & {
  title: ReactNode
  note?: ReactNode
  before?: ReactNode
  after?: ReactNode
}

/** A row that leads somewhere shows a chevron; a purely informative one does not. */
export function ListRow({ title, note, before, after, href, onClick }: ListRowProps) {
  return (
    <Pressable className="list-row" href={href} onClick={onClick}>
      {before && <span className="list-row-before">{before}</span>}
      <span className="list-row-main">
        <span className="list-row-words">
          <span className="list-row-title">{bound(title)}</span>
          {note && <span className="list-row-note">{bound(note)}</span>}
        </span>
        {after && <span className="list-row-after">{after}</span>}
      </span>
      {(href !== undefined || onClick) && (
        <span className="list-row-chevron">
          <ChevronIcon size="small" />
        </span>
      )}
    </Pressable>
  )
}

const bound = (words: ReactNode) => (typeof words === 'string' ? keepTogether(words) : words)

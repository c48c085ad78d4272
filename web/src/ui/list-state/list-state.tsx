import type { ReactNode } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { kitText } from '#web/ui/text.ts'
import { DoneDrawing, EmptyDrawing, ErrorDrawing, MissingDrawing } from './drawings.tsx'
import './list-state.css'

export type ListStateProps = {
  /** `empty`: a list without rows, which says 暂无内容 first. `missing`: what was asked for or searched does not exist. `done`: nothing has to be done.
   * `note`: something else stands in the way. */
  status: 'loading' | 'empty' | 'note' | 'missing' | 'done' | 'error' | 'end' | 'more'
  onRetry?: () => unknown
  /** Names what would be in the list. */
  emptyText?: string
  /** The next step: a button or a link. */
  emptyAction?: ReactNode
  /** Shows what would be here; otherwise an empty chart. */
  emptyDrawing?: ReactNode
  /** Why loading failed; defaults to a server problem. */
  errorText?: string
  /** The shape of the loading content. */
  skeleton?: ReactNode
  /** For use below existing rows: no drawing, less height. */
  inline?: boolean
}

const drawings = { empty: EmptyDrawing, note: EmptyDrawing, missing: MissingDrawing, done: DoneDrawing }

/** Shown in place of a list, or below it: loading, empty or failed. */
export function ListState({
  status,
  onRetry,
  emptyText,
  emptyAction,
  emptyDrawing,
  errorText,
  skeleton,
  inline = false,
}: ListStateProps) {
  const text = useText(kitText)
  if (status === 'loading') return skeleton ?? <Skeleton shape="rows" count={inline ? 1 : 4} />
  if (status === 'more') return <p className="list-state-line">{text.scrollForMore}</p>
  if (status === 'end') {
    return (
      <p className="list-state-line" data-ruled>
        <span className="list-state-words">
          <span className="sentence">{text.noMore}</span>
          <span aria-hidden="true"> · </span>
          <span className="sentence">{text.bottomLine}</span>
        </span>
      </p>
    )
  }
  if (status !== 'error') {
    const Drawing = drawings[status]
    return (
      <div className="list-state" data-inline={inline || undefined}>
        {!inline && (emptyDrawing ?? <Drawing />)}
        {status === 'empty' && <p className="list-state-title sentence">{text.noContent}</p>}
        {emptyText && <p className="list-state-text sentence">{emptyText}</p>}
        {emptyAction}
      </div>
    )
  }
  return (
    <div className="list-state" role="alert" data-inline={inline || undefined}>
      {!inline && <ErrorDrawing />}
      <p className="list-state-text sentence">{errorText ?? text.serversDown}</p>
      {onRetry && (
        <Button variant={inline ? 'quiet' : 'plain'} onClick={() => onRetry()}>
          <span className="sentence">{text.loadFailed}</span>
        </Button>
      )}
    </div>
  )
}

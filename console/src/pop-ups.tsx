import { Popconfirm, Popover } from 'antd'
import type { PopconfirmProps } from 'antd'
import { useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'

type PanelProps = { button: ReactElement; children: (close: () => void) => ReactNode }

const answer = '.ant-popconfirm:not(.ant-popover-hidden) .ant-btn-primary'
const focusable = 'input, button, select, textarea, a[href], [tabindex="0"]'

/** Something small beside the button that opens it: focus goes in when it opens and back when it closes. */
export function Panel({ button, children }: PanelProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  return (
    <span ref={anchor} className="console-panel">
      <Popover
        trigger="click"
        open={isOpen}
        onOpenChange={setIsOpen}
        afterOpenChange={(open) => {
          if (open) focusFirst(content.current)
          else if (isLost()) focusFirst(anchor.current)
        }}
        // Right behind its button, so that Tab goes from one to the other.
        getPopupContainer={() => anchor.current!}
        content={
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only takes a press away
          <div ref={content} onKeyDown={keepEnter}>
            {children(() => setIsOpen(false))}
          </div>
        }
      >
        {button}
      </Popover>
    </span>
  )
}

type ConfirmProps = Pick<PopconfirmProps, 'title' | 'onConfirm'> & { children: ReactNode }

/** Asks once more beside the button that was pressed: focus goes to the answer, and back when nothing is done. */
export function Confirm({ title, onConfirm, children }: ConfirmProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  return (
    <span ref={anchor}>
      <Popconfirm
        title={title}
        onConfirm={onConfirm}
        afterOpenChange={(open) => {
          if (open) document.querySelector<HTMLElement>(answer)?.focus()
          else if (isLost()) focusFirst(anchor.current)
        }}
      >
        {children}
      </Popconfirm>
    </span>
  )
}

/** It may be inside a form, which Enter in a field would send. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.target as Element).matches('input')) event.preventDefault()
}

/** Focus is nowhere, or still in what is being hidden; it has not moved on to something else. */
const isLost = () => document.activeElement?.matches('body, .ant-popover *') === true

function focusFirst(within: HTMLElement | null) {
  within?.querySelector<HTMLElement>(focusable)?.focus()
}

import { useQuery } from '@tanstack/react-query'
import { AutoComplete, Input } from 'antd'
import { useDeferredValue, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#web/ui/language.ts'
import { Dialog } from '../dialog.tsx'
import { consoleQueries } from '../queries.ts'
import { paletteGroups } from './palette-entries.ts'
import type { PartOfMenu } from './places.ts'
import { frameText } from './text.ts'
import './palette.css'

/** One box for places, records and what can be begun: typed, chosen by the arrows, opened by Enter. */
export function Palette({ menu, onClose }: { menu: PartOfMenu[]; onClose: () => void }) {
  const text = useText(frameText)
  const navigate = useNavigate()
  const body = useRef<HTMLDivElement>(null)
  const [words, setWords] = useState('')
  const [isReady, setIsReady] = useState(false)
  const asked = useDeferredValue(words.trim())
  const found = useQuery({
    ...consoleQueries.search(asked),
    enabled: asked !== '',
    placeholderData: (before) => before,
  })
  const places = menu.flatMap(({ groups }) => groups.flatMap((group) => group.places))
  const hits = asked === '' ? [] : (found.data ?? [])
  const groups = paletteGroups({ places, found: hits, words, text: text.palette })

  /** The dialog takes the focus while it opens. */
  function handleOpen(isOpen: boolean) {
    setIsReady(isOpen)
    if (isOpen) body.current?.querySelector('input')?.focus()
  }

  function handleSelect(to: string) {
    onClose()
    void navigate(to)
  }

  return (
    <Dialog title={text.search} footer={null} onCancel={onClose} afterOpenChange={handleOpen}>
      <div ref={body} className="palette">
        <AutoComplete
          className="palette-box"
          value={words}
          open={isReady}
          defaultActiveFirstOption
          listHeight={400}
          options={groups.flatMap((group) =>
            group.entries.map(({ to, title }) => ({
              value: to,
              label: (
                <span className="palette-entry">
                  <span className="palette-title">{title}</span>
                  <span className="palette-group">{group.title}</span>
                </span>
              ),
            })),
          )}
          onChange={setWords}
          onSelect={handleSelect}
          getPopupContainer={() => body.current!}
          notFoundContent={found.isFetching ? null : text.noHit}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type into it */}
          <Input autoFocus size="large" allowClear placeholder={text.searchHint} aria-label={text.search} />
        </AutoComplete>
      </div>
    </Dialog>
  )
}

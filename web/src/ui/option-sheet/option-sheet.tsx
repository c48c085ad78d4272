import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { CheckIcon } from '#web/ui/icon/state-icons.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { groupOf } from './option-groups.ts'
import type { OptionSheetGroup } from './option-groups.ts'
import './option-sheet.css'

export type OptionSheetProps = {
  open: boolean
  onClose: () => void
  title: string
  groups: readonly OptionSheetGroup[]
  /** The current choice. */
  value: string
  onChoose: (value: string) => unknown
  /** The texts of a field below the list, for values that the list does not contain. */
  other?: { label: string; take: string; maxLength: number }
}

/** A two-level choice: groups on the left, the options of the group on the right. */
export function OptionSheet({ open, onClose, title, groups, value, onChoose, other }: OptionSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      flush
      foot={
        other && (
          <Other
            key={String(open)}
            {...other}
            initial={value && !groupOf(groups, value) ? value : ''}
            onChoose={onChoose}
          />
        )
      }
    >
      <Columns key={String(open)} title={title} groups={groups} value={value} onChoose={onChoose} />
    </Sheet>
  )
}

type ColumnsProps = Pick<OptionSheetProps, 'title' | 'groups' | 'value' | 'onChoose'>

function Columns({ title, groups, value, onChoose }: ColumnsProps) {
  const [opened, setOpened] = useState(() => groupOf(groups, value)?.value)
  const group = groups.find((one) => one.value === opened) ?? groups[0]
  return (
    <div className="option-sheet">
      <ul className="option-sheet-groups" aria-label={title}>
        {groups.map((one) => (
          <li key={one.value}>
            <button
              type="button"
              className="option-sheet-group"
              aria-expanded={one === group}
              onClick={() => setOpened(one.value)}
            >
              {one.name}
            </button>
          </li>
        ))}
      </ul>
      <ul key={group?.value} className="option-sheet-options" aria-label={group?.name}>
        {group?.children.map((option) => (
          <li key={option.value}>
            <button
              type="button"
              className="option-sheet-option"
              aria-pressed={option.value === value}
              onClick={() => onChoose(option.value)}
            >
              <span>{option.name}</span>
              {option.value === value && <CheckIcon size="small" />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

type OtherProps = NonNullable<OptionSheetProps['other']> & {
  initial: string
  onChoose: (value: string) => unknown
}

function Other({ label, take, maxLength, initial, onChoose }: OtherProps) {
  const [text, setText] = useState(initial)
  const isEmpty = text.trim() === ''
  return (
    <Field
      label={label}
      value={text}
      onValue={setText}
      maxLength={maxLength}
      suffix={
        <Button small variant="quiet" disabled={isEmpty} onClick={() => onChoose(text.trim())}>
          {take}
        </Button>
      }
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { OptionSheet } from '#web/ui/option-sheet/option-sheet.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { profileQueries } from '../queries.ts'
import { profileText } from '../text.ts'

export const optionQueryOf = (of: 'department' | 'title') =>
  of === 'department' ? profileQueries.departments() : profileQueries.titles()

type ProfileOptionSheetProps = {
  of: 'department' | 'title'
  open: boolean
  label: string
  value: string
  maxLength: number
  onClose: () => void
  onChoose: (value: string) => unknown
}

export function ProfileOptionSheet({
  of,
  open,
  label,
  value,
  maxLength,
  onClose,
  onChoose,
}: ProfileOptionSheetProps) {
  const text = useText(profileText)
  const options = useQuery(optionQueryOf(of))
  const title = text.chooseField(label)
  if (!options.data)
    return (
      <Sheet open={open} onClose={onClose} title={title}>
        <ListState status={options.isError ? 'error' : 'loading'} onRetry={() => options.refetch()} />
      </Sheet>
    )
  return (
    <OptionSheet
      open={open}
      onClose={onClose}
      title={title}
      groups={options.data}
      value={value}
      onChoose={onChoose}
      other={{ label: text.otherWords, take: text.take, maxLength }}
    />
  )
}

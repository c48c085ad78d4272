import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChooseField } from '#web/ui/choose-field/choose-field.tsx'
import { useText } from '#web/ui/language.ts'
import { groupOf, optionName } from '#web/ui/option-sheet/option-groups.ts'
import type { OptionSheetGroup } from '#web/ui/option-sheet/option-groups.ts'
import { OptionSheet } from '#web/ui/option-sheet/option-sheet.tsx'
import { authoringQueries } from '../queries.ts'
import { authoringText } from '../text.ts'

type SubjectFieldProps = {
  name: string
  value: string
  onValue: (value: string) => void
  error?: string | undefined
}

/** The subject of a work and, if it is about one, the disease. */
export function SubjectField({ name, value, onValue, error }: SubjectFieldProps) {
  const text = useText(authoringText)
  const [isOpen, setIsOpen] = useState(false)
  const subjects = useQuery(authoringQueries.subjects())
  const groups: OptionSheetGroup[] = (subjects.data ?? []).map(
    ({ collegeId, collegeName, subspecialties }) => ({
      value: String(collegeId),
      name: collegeName,
      children: [
        { value: `${collegeId}/0`, name: text.noDisease },
        ...subspecialties.map((disease) => ({ value: `${collegeId}/${disease.id}`, name: disease.name })),
      ],
    }),
  )
  const group = groupOf(groups, value)
  return (
    <>
      <ChooseField
        label={text.subject}
        name={name}
        value={group ? `${group.name} · ${optionName(groups, value)}` : ''}
        placeholder={text.choose}
        error={error}
        onPress={() => (subjects.isError ? void subjects.refetch() : setIsOpen(true))}
      />
      <OptionSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={text.subject}
        groups={groups}
        value={value}
        onChoose={(chosen) => {
          onValue(chosen)
          setIsOpen(false)
        }}
      />
    </>
  )
}

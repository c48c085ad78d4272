import { useState } from 'react'
import { Chip } from '#web/ui/chip/chip.tsx'
import { ChoiceList } from '#web/ui/choice-list/choice-list.tsx'
import { ChooseField } from '#web/ui/choose-field/choose-field.tsx'
import { Combobox } from '#web/ui/combobox/combobox.tsx'
import { useText } from '#web/ui/language.ts'
import { optionName } from '#web/ui/option-sheet/option-groups.ts'
import { OptionSheet } from '#web/ui/option-sheet/option-sheet.tsx'
import { QuestionFrame } from '#web/ui/question-frame/question-frame.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { ToolRow } from '#web/ui/tool-row/tool-row.tsx'
import { Section } from './section.tsx'
import { galleryText } from './text.ts'

export function ChoiceSection() {
  const text = useText(galleryText)
  const [pressed, setPressed] = useState(false)
  const [words, setWords] = useState('')
  return (
    <Section title={text.choices}>
      <ToolRow>
        <Chip pressed={pressed} onPress={() => setPressed(!pressed)}>
          {text.credit}
        </Chip>
        <Chip href="#subject">{text.subjects[0]!}</Chip>
      </ToolRow>
      <div className="gallery-stack">
        <SubjectChoice />
        <ExpertSearch />
        <TextArea label={text.remarks} value={words} onValue={setWords} most={20} />
        <Question number={1} />
        <Question number={2} isMultiple />
      </div>
    </Section>
  )
}

function SubjectChoice() {
  const text = useText(galleryText)
  const [open, setOpen] = useState(false)
  const [value, setValue] = useState('')
  const named = text.subjects.map((name) => ({ value: name, name }))
  const groups = [
    { value: 'one', name: text.hottest, children: named.slice(0, 4) },
    { value: 'two', name: text.newest, children: named.slice(4) },
  ]
  return (
    <>
      <ChooseField
        label={text.subject}
        value={optionName(groups, value)}
        placeholder={text.sheetTitle}
        onPress={() => setOpen(true)}
      />
      <OptionSheet
        open={open}
        onClose={() => setOpen(false)}
        title={text.sheetTitle}
        groups={groups}
        value={value}
        onChoose={(chosen) => {
          setValue(chosen)
          setOpen(false)
        }}
      />
    </>
  )
}

function ExpertSearch() {
  const text = useText(galleryText)
  const [isOpen, setOpen] = useState(false)
  const [value, setValue] = useState('')
  return (
    <Combobox
      label={text.experts}
      value={value}
      onValue={setValue}
      isOpen={isOpen}
      onOpen={setOpen}
      options={text.expertNames.filter((name) => value !== '' && name.includes(value))}
      listLabel={text.experts}
      keyOf={(name) => name}
      onChoose={setValue}
    >
      {(name) => name}
    </Combobox>
  )
}

function Question({ number, isMultiple = false }: { number: number; isMultiple?: boolean }) {
  const text = useText(galleryText)
  const [chosen, setChosen] = useState<number[]>([])
  const note = isMultiple ? text.several : text.one
  return (
    <QuestionFrame name={`question-${number}`} number={number} title={text.question} note={note}>
      <ChoiceList
        options={text.subjects.slice(0, 3).map((label, at) => ({ option_id: at + 1, label }))}
        isMultiple={isMultiple}
        chosen={chosen}
        onChoose={setChosen}
      />
    </QuestionFrame>
  )
}

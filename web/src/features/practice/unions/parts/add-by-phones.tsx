import { useState } from 'react'
import type { AddReport } from '#contract/practice/union-adding.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { addingText } from '../adding-text.ts'
import { unionMutations } from '../mutations.ts'
import { AddedRows } from './added-rows.tsx'
import './union-form.css'

/** 500 numbers with their line ends, and some blanks. */
const mostCharacters = 10_000

export function AddByPhones({ unionId }: { unionId: number }) {
  const text = useText(addingText)
  const [report, setReport] = useState<AddReport>()
  const form = useForm({
    initial: () => ({ phones: '' }),
    faultsOf: ({ phones }) => ({ phones: phones.trim() === '' ? text.phonesMissing : undefined }),
    refusalAt: 'phones',
    async onSubmit({ phones }) {
      const lines = phones.split(/[\n,，;；]/).filter((line) => line.trim() !== '')
      setReport(await unionMutations.add({ id: unionId, user_ids: [], phones: lines }))
    },
  })
  return (
    <>
      <form className="union-form" {...form.props}>
        <TextArea
          {...form.bind('phones')}
          label={text.phoneLabel}
          hint={text.phonesHint}
          most={mostCharacters}
          inputMode="tel"
        />
        <Button type="submit" variant="primary" block onClick={form.submit}>
          {text.addPhones}
        </Button>
      </form>
      {report && <AddedRows report={report} />}
    </>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AddReport } from '#contract/practice/union-adding.ts'
import { invalidateTags } from '#web/platform/query.ts'
import { showFailure } from '#web/shell/show-failure.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import { addingText } from '../adding-text.ts'
import { importMembers } from '../mutations.ts'
import { AddedRows } from './added-rows.tsx'
import './union-form.css'

export function AddByTable({ unionId }: { unionId: number }) {
  const text = useText(addingText)
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number>()
  const [report, setReport] = useState<AddReport>()

  async function send(file: File | undefined) {
    if (!file || share !== undefined) return
    setShare(0)
    try {
      setReport(await importMembers(unionId, file, setShare))
      await invalidateTags(client, 'union-members')
    } catch (error) {
      showFailure(error)
    } finally {
      setShare(undefined)
      if (input.current) input.current.value = ''
    }
  }

  return (
    <>
      <div className="union-form">
        <p className="union-form-note">{text.tableHint}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.csv"
          aria-label={text.chooseTable}
          onChange={(event) => send(event.target.files?.[0])}
        />
        <Button variant="primary" block busy={share !== undefined} onClick={() => input.current?.click()}>
          {text.chooseTable}
        </Button>
        {share !== undefined && <ProgressBar label={text.table} share={share} />}
      </div>
      {report && <AddedRows report={report} />}
    </>
  )
}

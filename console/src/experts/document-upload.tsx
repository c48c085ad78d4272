import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Upload } from 'antd'
import { useState } from 'react'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { expertMutations } from './queries.ts'
import { expertText } from './text.ts'

/** Gives an expert a ticket, the booking of a hotel or another document. */
export function DocumentUpload({ id }: { id: number }) {
  const text = useText(expertText)
  const client = useQueryClient()
  const { message } = App.useApp()
  const [isBusy, setIsBusy] = useState(false)

  async function send(file: File) {
    setIsBusy(true)
    try {
      await expertMutations.addDocument(id, file)
      await client.invalidateQueries()
      void message.success(text.documentAdded)
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      void message.error(error.message)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Upload
      accept="image/*,.pdf,.doc,.docx,.xls,.xlsx"
      showUploadList={false}
      beforeUpload={(file: File) => {
        void send(file)
        return false
      }}
    >
      <Button loading={isBusy}>{text.addDocument}</Button>
    </Upload>
  )
}

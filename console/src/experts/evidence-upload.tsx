import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Upload } from 'antd'
import { useState } from 'react'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { expertMutations } from './queries.ts'
import { expertText } from './text.ts'

/** Adds a picture to the evidence of a lecture, and says what is doubtful about it. */
export function EvidenceUpload({ id }: { id: number }) {
  const text = useText(expertText)
  const client = useQueryClient()
  const { message } = App.useApp()
  const [isBusy, setIsBusy] = useState(false)

  async function send(file: File) {
    setIsBusy(true)
    try {
      const { flag } = await expertMutations.addPicture(id, file)
      await client.invalidateQueries()
      void (flag === '' ? message.success : message.warning)(text.flags[flag])
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      void message.error(error.message)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Upload
      accept="image/*"
      showUploadList={false}
      beforeUpload={(file: File) => {
        void send(file)
        return false
      }}
    >
      <Button loading={isBusy}>{text.addPicture}</Button>
    </Upload>
  )
}

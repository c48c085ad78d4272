import { App } from 'antd'
import { useState } from 'react'
import { CallFailure } from '#web/platform/call-failure.ts'
import { consoleMutations } from '../../queries.ts'

/** Uploads a chosen file and hands over its address. For `beforeUpload`, which sends nothing itself then. */
export function useUpload(onUploaded: (url: string) => void) {
  const { message } = App.useApp()
  const [isBusy, setIsBusy] = useState(false)

  async function upload(file: File) {
    setIsBusy(true)
    try {
      const { url } = await consoleMutations.uploadFile(file)
      onUploaded(url)
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      void message.error(error.message)
    } finally {
      setIsBusy(false)
    }
  }

  return {
    isBusy,
    upload,
    send: (file: File) => {
      void upload(file)
      return false
    },
  }
}

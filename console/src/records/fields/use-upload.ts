import { App } from 'antd'
import { useState } from 'react'
import { CallFailure } from '#web/platform/call-failure.ts'
import { consoleMutations } from '../../queries.ts'

/** Uploads a chosen file and hands over its address. For `beforeUpload`, which sends nothing itself then. */
export function useUpload(onUploaded: (url: string) => void) {
  const { message } = App.useApp()
  const [isBusy, setIsBusy] = useState(false)

  /** Whether it has arrived. */
  async function upload(file: File): Promise<boolean> {
    setIsBusy(true)
    try {
      const { url } = await consoleMutations.uploadFile(file)
      onUploaded(url)
      return true
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      void message.error(error.message)
      return false
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

import { Button, Flex, Upload } from 'antd'
import { useText } from '#web/ui/language.ts'
import { recordText } from '../text.ts'
import { useUpload } from './use-upload.ts'

type FileInputProps = { id?: string; value?: string; onChange?: (value: string) => void }

export function FileInput({ id, value = '', onChange }: FileInputProps) {
  const text = useText(recordText)
  const { send, isBusy } = useUpload((url) => onChange?.(url))
  return (
    <Flex id={id} gap="small" align="center">
      {value !== '' && (
        <a href={value} target="_blank" rel="noreferrer">
          {value.split('/').at(-1)}
        </a>
      )}
      <Upload showUploadList={false} beforeUpload={send}>
        <Button loading={isBusy}>{text.upload}</Button>
      </Upload>
      {value !== '' && <Button onClick={() => onChange?.('')}>{text.remove}</Button>}
    </Flex>
  )
}

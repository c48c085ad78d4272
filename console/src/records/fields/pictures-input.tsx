import { Button, Flex, Upload } from 'antd'
import { useText } from '#web/ui/language.ts'
import { recordText } from '../text.ts'
import { useUpload } from './use-upload.ts'

type PicturesInputProps = {
  id?: string
  value?: string[]
  onChange?: (value: string[]) => void
  max?: number
}

export function PicturesInput({ id, value = [], onChange, max = 9 }: PicturesInputProps) {
  const text = useText(recordText)
  const { send, isBusy } = useUpload((url) => onChange?.([...value, url]))
  return (
    <Flex id={id} gap="small" wrap>
      {value.map((url) => (
        <Flex key={url} vertical gap={4} align="center">
          <img src={`${url}?w=160`} alt="" className="console-thumb" />
          <Button size="small" onClick={() => onChange?.(value.filter((one) => one !== url))}>
            {text.remove}
          </Button>
        </Flex>
      ))}
      {value.length < max && (
        <Upload accept="image/*" showUploadList={false} beforeUpload={send}>
          <Button loading={isBusy}>{text.upload}</Button>
        </Upload>
      )}
    </Flex>
  )
}

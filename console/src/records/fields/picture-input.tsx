import { Button, Flex, Upload } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#web/ui/language.ts'
import { recordText } from '../text.ts'
import { CropDialog } from './crop-dialog.tsx'
import { useUpload } from './use-upload.ts'

const PictureLibrary = lazy(async () => ({ default: (await import('./picture-library.tsx')).PictureLibrary }))

type PictureInputProps = { id?: string; value?: string; onChange?: (value: string) => void; ratio?: number }

/** A picture, cropped to the shape in which it is shown. */
export function PictureInput({ id, value = '', onChange, ratio }: PictureInputProps) {
  const text = useText(recordText)
  const [chosen, setChosen] = useState<File>()
  const [isChoosing, setIsChoosing] = useState(false)
  const { upload, isBusy } = useUpload((url) => onChange?.(url))

  function handleFile(file: File) {
    if (ratio === undefined) void upload(file)
    else setChosen(file)
    return false
  }

  /** An icon has its shape; of a picture the part is chosen that is shown here. */
  async function handleChoice({ url, isIcon }: { url: string; isIcon: boolean }) {
    if (isIcon || ratio === undefined) {
      onChange?.(url)
      return
    }
    const body = await (await fetch(url)).blob()
    setChosen(new File([body], url.split('/').at(-1) ?? '', { type: body.type }))
  }

  return (
    <Flex id={id} vertical gap="small" align="start">
      {value !== '' && (
        <img
          src={value.startsWith('/files/') ? `${value}?w=640` : value}
          alt=""
          style={{ maxWidth: 320, maxHeight: 200, borderRadius: 6 }}
        />
      )}
      <Flex gap="small">
        <Upload accept="image/*" showUploadList={false} beforeUpload={handleFile}>
          <Button loading={isBusy}>{text.upload}</Button>
        </Upload>
        <Button onClick={() => setIsChoosing(true)}>{text.fromLibrary}</Button>
        {value !== '' && <Button onClick={() => onChange?.('')}>{text.remove}</Button>}
      </Flex>
      {isChoosing && (
        <Suspense>
          <PictureLibrary
            onClose={() => setIsChoosing(false)}
            onChoose={(choice) => {
              setIsChoosing(false)
              void handleChoice(choice)
            }}
          />
        </Suspense>
      )}
      {chosen && ratio !== undefined && (
        <CropDialog
          file={chosen}
          ratio={ratio}
          onDone={async (cropped) => {
            if (await upload(cropped)) setChosen(undefined)
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Flex>
  )
}

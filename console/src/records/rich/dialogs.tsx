import type { Editor } from '@tiptap/react'
import { Button, Form, Input, Segmented, Upload } from 'antd'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { isLinkAddress } from '#contract/wire/rich-text.ts'
import { useText } from '#web/ui/language.ts'
import { Dialog } from '../../dialog.tsx'
import { consoleText } from '../../text.ts'
import { CropDialog } from '../fields/crop-dialog.tsx'
import { useUpload } from '../fields/use-upload.ts'
import { VideoInput } from '../video/video-input.tsx'
import { recordText } from '../text.ts'
import { richText } from './text.ts'

const PictureLibrary = lazy(async () => ({
  default: (await import('../fields/picture-library.tsx')).PictureLibrary,
}))

type DialogProps = { editor: Editor; onClose: () => void }

type FrameProps<Values> = DialogProps & {
  title: string
  initial: Values
  onDone: (values: Values) => void
  children: React.ReactNode
}

/** Enter confirms, Escape closes, and the cursor goes back to the text. */
function FormDialog<Values extends object>({
  editor,
  title,
  initial,
  onDone,
  onClose,
  children,
}: FrameProps<Values>) {
  const common = useText(consoleText)
  const [form] = Form.useForm<Values>()
  const submitByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target as Element).matches('input[type=text]')) return
    // The same press would otherwise act on what has the focus once the dialog is closed.
    event.preventDefault()
    form.submit()
  }
  return (
    <Dialog
      returnTo={editor.view.dom}
      title={title}
      okText={common.confirm}
      cancelText={common.cancel}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Values>
        form={form}
        // Fields of the record have the same names.
        name="rich"
        layout="vertical"
        // No form element: React would hand its submission to the form of the record as well.
        component="div"
        onKeyDown={submitByEnter}
        initialValues={initial}
        onFinish={(values) => {
          onDone(values)
          onClose()
        }}
      >
        {children}
      </Form>
    </Dialog>
  )
}

export function LinkDialog({ editor, onClose }: DialogProps) {
  const text = useText(richText)
  return (
    <FormDialog
      editor={editor}
      title={text.link}
      initial={{ href: String(editor.getAttributes('link').href ?? '') }}
      onClose={onClose}
      onDone={({ href }) =>
        editor.state.selection.empty && !editor.isActive('link')
          ? editor
              .chain()
              .focus()
              .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
              .run()
          : editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
      }
    >
      <Form.Item
        name="href"
        label={text.linkAddress}
        normalize={(address: string) => address.trim()}
        rules={[
          {
            validator: async (_, address: string) => {
              if (!isLinkAddress(address)) throw new Error(text.linkWrong)
            },
          },
        ]}
      >
        <Input maxLength={500} placeholder="https://" />
      </Form.Item>
    </FormDialog>
  )
}

/** What is typed next goes below what was inserted, and does not replace it. */
const withCursorAfter = (inserted: object) => [inserted, { type: 'paragraph' }]

const ratios = { none: 0, wide: 16 / 9, usual: 4 / 3, square: 1 }
type Ratio = keyof typeof ratios

type PictureValues = { src: string; alt: string; caption: string }

/** `file` is a picture that was pasted or dropped. */
export function PictureDialog({ editor, file, onClose }: DialogProps & { file?: File }) {
  const text = useText(richText)
  const isChange = editor.isActive('picture')
  const now = editor.getAttributes('picture')
  return (
    <FormDialog<PictureValues>
      editor={editor}
      title={text.picture}
      initial={{
        src: String(now.src ?? ''),
        alt: String(now.alt ?? ''),
        caption: String(now.caption ?? ''),
      }}
      onClose={onClose}
      onDone={(attrs) => {
        const chain = editor.chain().focus()
        if (isChange) chain.updateAttributes('picture', { ...attrs, width: null, height: null }).run()
        else chain.insertContent(withCursorAfter({ type: 'picture', attrs })).run()
      }}
    >
      <Form.Item
        name="src"
        label={text.pictureFile}
        rules={[{ required: true, message: text.pictureMissing }]}
      >
        <PictureChoice file={file} />
      </Form.Item>
      <Form.Item
        name="alt"
        label={text.altText}
        rules={[{ required: true, whitespace: true, message: text.altMissing }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="caption" label={text.caption}>
        <Input maxLength={200} />
      </Form.Item>
    </FormDialog>
  )
}

type PictureChoiceProps = { id?: string; value?: string; onChange?: (src: string) => void; file?: File }

function PictureChoice({ id, value = '', onChange, file }: PictureChoiceProps) {
  const text = useText(richText)
  const common = useText(recordText)
  const [isChoosing, setIsChoosing] = useState(false)
  const [ratio, setRatio] = useState<Ratio>('none')
  const [chosen, setChosen] = useState<File>()
  const { upload, send, isBusy } = useUpload((url) => onChange?.(url))

  useEffect(() => {
    if (file) send(file)
    // A pasted picture is uploaded once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [file])

  return (
    <div id={id} className="rich-choice">
      {value !== '' && <img src={value} alt="" />}
      <Segmented<Ratio>
        aria-label={text.crop}
        value={ratio}
        onChange={setRatio}
        options={(Object.keys(ratios) as Ratio[]).map((key) => ({ value: key, label: text.ratios[key] }))}
      />
      <Upload
        accept="image/*"
        showUploadList={false}
        beforeUpload={(picture) => {
          if (ratio === 'none') return send(picture)
          setChosen(picture)
          return false
        }}
      >
        <Button loading={isBusy}>{text.pictureFile}</Button>
      </Upload>
      <Button onClick={() => setIsChoosing(true)}>{common.fromLibrary}</Button>
      {isChoosing && (
        <Suspense>
          <PictureLibrary
            onClose={() => setIsChoosing(false)}
            onChoose={({ url }) => {
              setIsChoosing(false)
              onChange?.(url)
            }}
          />
        </Suspense>
      )}
      {chosen && (
        <CropDialog
          file={chosen}
          ratio={ratios[ratio]}
          onDone={async (cropped) => {
            if (await upload(cropped)) setChosen(undefined)
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  )
}

export function VideoDialog({ editor, onClose }: DialogProps) {
  const text = useText(richText)
  const isChange = editor.isActive('video')
  const now = editor.getAttributes('video')
  return (
    <FormDialog
      editor={editor}
      title={text.video}
      initial={{ src: String(now.src ?? ''), title: String(now.title ?? '') }}
      onClose={onClose}
      onDone={(attrs) => {
        const chain = editor.chain().focus()
        if (isChange) chain.updateAttributes('video', attrs).run()
        else chain.insertContent(withCursorAfter({ type: 'video', attrs })).run()
      }}
    >
      <Form.Item name="src" label={text.video} rules={[{ required: true, message: text.videoMissing }]}>
        <VideoInput isPublic isFile />
      </Form.Item>
      <Form.Item name="title" label={text.videoTitle}>
        <Input maxLength={100} />
      </Form.Item>
    </FormDialog>
  )
}

export function CaptionDialog({ editor, onClose }: DialogProps) {
  const text = useText(richText)
  return (
    <FormDialog
      editor={editor}
      title={text.tables.caption}
      initial={{ caption: String(editor.getAttributes('table').caption ?? '') }}
      onClose={onClose}
      onDone={({ caption }) =>
        editor.chain().focus().updateAttributes('table', { caption: caption.trim() }).run()
      }
    >
      <Form.Item name="caption" label={text.tables.caption}>
        <Input maxLength={100} />
      </Form.Item>
    </FormDialog>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Input, Pagination, Spin, Tabs } from 'antd'
import { useDeferredValue, useState } from 'react'
import { pictureCalls, picturesOfPage } from '#contract/console/pictures.ts'
import { useText } from '#web/ui/language.ts'
import { Dialog } from '../../dialog.tsx'
import { queryOf } from '../../queries.ts'
import { contentLanguage } from '../../text.ts'
import { recordText } from '../text.ts'
import { stockAddress, stockIcons } from './stock-icons.ts'
import './picture-library.css'

type PictureLibraryProps = {
  onChoose: (choice: { url: string; isIcon: boolean }) => void
  onClose: () => void
}

/** The pictures that were uploaded before, by their name, and the icons that come with the product. */
export function PictureLibrary({ onChoose, onClose }: PictureLibraryProps) {
  const text = useText(recordText)
  return (
    <Dialog title={text.library} width={760} footer={null} onCancel={onClose}>
      <Tabs
        items={[
          { key: 'pictures', label: text.libraryPictures, children: <Pictures onChoose={onChoose} /> },
          { key: 'icons', label: text.libraryIcons, children: <Icons onChoose={onChoose} /> },
        ]}
      />
    </Dialog>
  )
}

type ChoiceProps = Pick<PictureLibraryProps, 'onChoose'>

function Pictures({ onChoose }: ChoiceProps) {
  const text = useText(recordText)
  const [words, setWords] = useState('')
  const [page, setPage] = useState(1)
  const q = useDeferredValue(words.trim())
  const found = useQuery(queryOf(pictureCalls.list, { q, page }))
  return (
    <>
      <Input
        aria-label={text.librarySearch}
        placeholder={text.librarySearch}
        value={words}
        onChange={(event) => {
          setWords(event.target.value)
          setPage(1)
        }}
      />
      {found.isPending && <Spin />}
      {found.data?.total === 0 && <p>{text.libraryEmpty}</p>}
      <ul className="picture-library" lang={contentLanguage}>
        {found.data?.pictures.map(({ url, name, uploaded_by: by, uploaded_at: at }) => (
          <li key={url}>
            <button type="button" title={`${by} · ${at}`} onClick={() => onChoose({ url, isIcon: false })}>
              <img src={`${url}?w=320`} alt="" loading="lazy" />
              <span>{name || at}</span>
            </button>
          </li>
        ))}
      </ul>
      <Pagination
        size="small"
        hideOnSinglePage
        showSizeChanger={false}
        pageSize={picturesOfPage}
        current={page}
        total={found.data?.total ?? 0}
        onChange={setPage}
      />
    </>
  )
}

function Icons({ onChoose }: ChoiceProps) {
  const text = useText(recordText)
  return (
    <ul className="picture-library is-icons">
      {stockIcons.map((icon) => (
        <li key={icon}>
          <button type="button" onClick={() => onChoose({ url: stockAddress(icon), isIcon: true })}>
            <img src={stockAddress(icon)} alt="" />
            <span>{text.icons[icon]}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearFolder, removeOldFolders } from './hls-folders.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'hls-'))
})
afterEach(() => rm(root, { recursive: true }))

const age = (file: string, hours: number) => {
  const at = new Date(Date.now() - hours * 3600_000)
  return utimes(file, at, at)
}

it('keeps what can still be watched when another stream of the meeting arrives', async () => {
  for (const name of ['index3.ts', 'low.m3u8', 'rewind.m3u8', 'rewind1.ts', 'rewind2.ts'])
    await writeFile(path.join(root, name), '')
  await age(path.join(root, 'rewind1.ts'), 3)
  await clearFolder(root)
  expect((await readdir(root)).toSorted()).toEqual(['rewind.m3u8', 'rewind2.ts'])
})

it('removes the folders of streams that ended long ago', async () => {
  for (const name of ['1', '2', '3']) await mkdir(path.join(root, name))
  await age(path.join(root, '1'), 3)
  await age(path.join(root, '2'), 3)
  await removeOldFolders(root, (meetingId) => meetingId === 2)
  expect((await readdir(root)).toSorted()).toEqual(['2', '3'])
  await removeOldFolders(path.join(root, 'missing'), () => false)
})

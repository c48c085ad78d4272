import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { judgeFile } from './judge.ts'
import {
  boastingPng,
  compoundOf,
  docx,
  drawing,
  pdf,
  pptx,
  xlsx,
  zipOf,
} from '#server/testing/file-fixtures.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'judge-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function judge(body: Buffer | string, accept: 'pictures' | 'all' = 'all', padTo?: number) {
  const file = path.join(folder, 'file.jpg')
  await writeFile(file, body)
  if (padTo !== undefined) await truncate(file, padTo)
  return judgeFile(file, padTo ?? Buffer.byteLength(body), accept)
}

const dot = () => sharp({ create: { width: 3, height: 2, channels: 3, background: 'teal' } })

describe('what a file is', () => {
  it.each([
    ['jpg', 'image/jpeg', () => dot().jpeg().toBuffer()],
    ['png', 'image/png', () => dot().png().toBuffer()],
    ['webp', 'image/webp', () => dot().webp().toBuffer()],
  ])('knows a %s by its content', async (extension, mime, draw) => {
    expect(await judge(await draw(), 'pictures')).toEqual({ kind: 'picture', extension, mime })
  })

  it.each([
    ['pdf', 'application/pdf', pdf()],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', docx()],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', xlsx()],
    ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', pptx()],
    ['doc', 'application/msword', compoundOf(['Root Entry', 'Data', '1Table', 'WordDocument'])],
    ['xls', 'application/vnd.ms-excel', compoundOf(['Root Entry', 'a', 'b', 'c', 'd', 'Workbook'])],
    ['ppt', 'application/vnd.ms-powerpoint', compoundOf(['Root Entry', 'PowerPoint Document'])],
  ])('knows a %s by its content', async (extension, mime, body) => {
    expect(await judge(body)).toEqual({ kind: 'document', extension, mime })
    await expect(judge(body, 'pictures')).rejects.toMatchObject({ failure: { name: 'pictureExpected' } })
  })

  it.each([
    ['a drawing with a script', drawing()],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['plain text', 'GIF89a is not what this is'],
    ['a plain archive', zipOf({ 'a.txt': 'a' })],
    [
      'an archive of 10,000 entries',
      zipOf(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`${i}`, '']))),
    ],
    ['an applet', zipOf({ 'META-INF/MANIFEST.MF': '', 'word/document.xml': '' })],
    [
      'a document with macros',
      zipOf({
        '[Content_Types].xml':
          '<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
        'word/document.xml': '',
      }),
    ],
    ['an installer', compoundOf(['Root Entry', 'SummaryInformation', 'Property'])],
    ['a compound file without a directory', compoundOf(['Root Entry']).subarray(0, 600)],
    ['a compound file whose directory runs in a circle', circular()],
    ['a program', Buffer.from('7f454c4602010100', 'hex')],
    ['a gif', Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0080\u0000\u0000', 'latin1')],
    ['a playlist', '#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:1,\nfile:///etc/passwd\n'],
  ])('refuses %s', async (_name, body) => {
    await expect(judge(body)).rejects.toMatchObject({ failure: { name: 'typeNotAllowed' } })
  })

  it('refuses an empty file', async () => {
    await expect(judge('')).rejects.toMatchObject({ failure: { name: 'fileEmpty' } })
  })

  it('refuses a picture of 10 MB and one byte, and takes one of 10 MB', async () => {
    const limit = 10 * 1024 * 1024
    const picture = await dot().jpeg().toBuffer()
    await expect(judge(picture, 'all', limit + 1)).rejects.toMatchObject({
      failure: { name: 'pictureTooLarge' },
    })
    expect(await judge(picture, 'all', limit)).toMatchObject({ kind: 'picture' })
  })

  it('refuses a document of 50 MB and one byte, and takes one of 50 MB', async () => {
    const limit = 50 * 1024 * 1024
    await expect(judge(pdf(), 'all', limit + 1)).rejects.toMatchObject({
      failure: { name: 'documentTooLarge' },
    })
    expect(await judge(pdf(), 'all', limit)).toMatchObject({ kind: 'document' })
  })

  it('refuses a few bytes that claim 2.5 billion pixels', async () => {
    await expect(judge(boastingPng(50_000, 50_000))).rejects.toMatchObject({
      failure: { name: 'pictureTooManyPixels' },
    })
  })

  it('refuses what only begins like a picture', async () => {
    const page = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('<script>alert(1)</script>')])
    await expect(judge(page)).rejects.toMatchObject({ failure: { name: 'pictureUnreadable' } })
  })
})

function circular(): Buffer {
  const file = compoundOf(['Root Entry', 'a', 'b', 'c', 'd'])
  // The second directory sector points back to the first.
  file.writeUInt32LE(1, 512 + 2 * 4)
  return file
}

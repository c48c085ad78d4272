import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'

const fileHead = 13
const tagHead = 11
const tagTail = 4

/** The length of an FLV file, by the time of its last complete tag; 0 if unknown. */
export async function flvSeconds(path: string): Promise<number> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const ms = (await lastTime(file, size)) ?? (await walk(file, size))
    return Math.round(ms / 1000)
  } finally {
    await file.close()
  }
}

async function read(file: FileHandle, at: number, length: number): Promise<Buffer | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return bytesRead === length ? buffer : undefined
}

const lengthOf = (head: Buffer) => tagHead + head.readUIntBE(1, 3)
const timeOf = (head: Buffer) => head.readUIntBE(4, 3) + head[7]! * 0x1_00_00_00

/** Every tag is followed by its length, so the last is found from the end. Undefined if the file breaks off inside a tag. */
async function lastTime(file: FileHandle, size: number): Promise<number | undefined> {
  const tail = size > fileHead + tagHead + tagTail ? await read(file, size - tagTail, tagTail) : undefined
  const length = tail?.readUInt32BE() ?? 0
  const at = size - tagTail - length
  const head = length >= tagHead && at >= fileHead ? await read(file, at, tagHead) : undefined
  return head && lengthOf(head) === length ? timeOf(head) : undefined
}

/** Walks the complete tags from the start, for files of a process that died while writing. */
async function walk(file: FileHandle, size: number): Promise<number> {
  let ms = 0
  for (let at = fileHead; ;) {
    const head = await read(file, at, tagHead)
    if (!head) return ms
    at += lengthOf(head) + tagTail
    if (at > size) return ms
    ms = timeOf(head)
  }
}

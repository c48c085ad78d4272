import { open } from 'node:fs/promises'

const headBytes = 13

/** How long an FLV file is, by the time of its last whole tag; 0 when that cannot be told. */
export async function flvSeconds(path: string): Promise<number> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read = async (at: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
      return bytesRead === length ? buffer : undefined
    }
    const last = size > headBytes + 15 ? await read(size - 4, 4) : undefined
    const at = last ? size - 4 - last.readUInt32BE() : 0
    const tag = at >= headBytes ? await read(at, 8) : undefined
    return tag ? Math.round((tag.readUIntBE(4, 3) + tag[7]! * 0x1_00_00_00) / 1000) : 0
  } finally {
    await file.close()
  }
}
